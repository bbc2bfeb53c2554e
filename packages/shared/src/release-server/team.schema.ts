import * as z from 'zod/mini'
import { remoteNameSchema } from '../remote/remote-config.schema.ts'
import { environmentNameSchema } from './environments.schema.ts'

/** All remotes, including future ones; the shell is listed separately. */
export const everyRemote = '*'

/** Units that a team may publish, roll back and switch off: remotes, `*` for all of them, `shell`. */
export const rightsSchema = z.array(z.union([z.literal(everyRemote), remoteNameSchema])).check(z.minLength(1))

/** `GET /v1/whoami`: the token's team, and what it may move where. */
export const whoamiAnswerSchema = z.object({
  team: z.string(),
  remotes: rightsSchema,
  environments: z.array(environmentNameSchema),
})
export type Whoami = z.infer<typeof whoamiAnswerSchema>

/** Whether a team may release this remote, or the shell. */
export const mayRelease = ({ remotes }: Pick<Whoami, 'remotes'>, name: string): boolean =>
  remotes.includes(name) || (name !== 'shell' && remotes.includes(everyRemote))
