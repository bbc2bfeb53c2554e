import * as z from 'zod/mini'
import { remoteCodeSchema } from './released-remote.schema.ts'

/** What paths need; the numbers are places in `files`. Of a remote, the entry comes first. */
export const pathAssetsSchema = z.object({
  /** Address, and of what is run its integrity. Not a tuple: nothing else that the shell starts with needs those of zod. */
  files: z.array(z.array(z.string())),
  /** By owned path and by screen. */
  paths: z.record(z.string(), z.array(z.int())),
})
export type PathAssets = z.infer<typeof pathAssetsSchema>

/** `/releases/{remote}.{hash}.json`: all that is needed once somebody opens one of its paths. */
export const remoteDetailsSchema = z.object({
  format: z.literal(1),
  code: remoteCodeSchema,
  assets: pathAssetsSchema,
})
export type RemoteDetails = z.infer<typeof remoteDetailsSchema>
