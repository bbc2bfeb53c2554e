import { dirname, resolve } from 'node:path'
import { environmentNameSchema } from '@console/shared/release-server/environments'
import * as z from 'zod/mini'
import { moveActions } from '../../protocol/release-protocol.schema.ts'
import { readJsonFile } from '../../releases/site/read-json-file.ts'
import { differenceRulesSchema } from './difference-rules.ts'

const environmentPolicySchema = z.strictObject({
  /** Path of the `config.json` that it serves, seen from the file of the policy. */
  config: z.optional(z.string().check(z.minLength(1))),
  /** Every release was opened in a browser before it moves here. */
  smoke: z.optional(z.boolean()),
  /** Versions come from this environment only. */
  from: z.optional(environmentNameSchema),
  /** Versions are built by CI from this branch, as the claims of its token say. */
  branch: z.optional(z.string().check(z.minLength(1))),
  /** The teams that may make a move, by its action; other actions need only the right to the unit. */
  moves: z.optional(z.partialRecord(z.enum(moveActions), z.array(z.string()))),
  /** How a promotion treats each kind of difference. */
  differences: z.optional(differenceRulesSchema),
})
export type EnvironmentPolicy = z.infer<typeof environmentPolicySchema>

const policySchema = z.record(environmentNameSchema, environmentPolicySchema)
/** The requirements of each environment of a release server. */
export type ServerPolicy = Readonly<Record<string, EnvironmentPolicy>>

/** @throws ReleaseError `policy` that names what is wrong in the file. */
export async function readPolicy(file: string): Promise<ServerPolicy> {
  const policy = await readJsonFile(file, policySchema, {
    shownAs: file,
    code: 'policy',
    advice:
      'It has config, smoke, from, branch, moves and differences by environment, such as {"production": {"smoke": true, "from": "staging"}}.',
  })
  for (const rules of Object.values(policy))
    if (rules.config !== undefined) rules.config = resolve(dirname(file), rules.config)
  return policy
}
