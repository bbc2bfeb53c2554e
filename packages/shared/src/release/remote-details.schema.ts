import * as z from 'zod/mini'
import { remoteCodeSchema } from './released-remote.schema.ts'

/** Files needed by paths; the numbers are indices of `files`. A remote's entry comes first. */
export const pathAssetsSchema = z.object({
  /**
   * Address, and the integrity of executable files. Not a tuple, because zod's tuples would be needed for nothing else
   * at the start.
   */
  files: z.array(z.array(z.string())),
  /** By owned path and by screen. */
  paths: z.record(z.string(), z.array(z.int())),
})
export type PathAssets = z.infer<typeof pathAssetsSchema>

/** `/releases/{remote}.{hash}.json`: everything needed once somebody opens one of its paths. */
export const remoteDetailsSchema = z.object({
  format: z.literal(1),
  code: remoteCodeSchema,
  assets: pathAssetsSchema,
})
export type RemoteDetails = z.infer<typeof remoteDetailsSchema>
