import * as z from 'zod/mini'

/**
 * What a build took from modules that the shell shares, name by name; `*` where a module is used as a whole, so that
 * nobody can tell the names.
 */
export const usesSchema = z.record(
  z.string(),
  z.object({
    /** That the remote was built against. */
    version: z.string(),
    /** By name, the source files that use it, relative to the remote. */
    names: z.record(z.string(), z.array(z.string())),
  }),
)
export type Uses = z.infer<typeof usesSchema>

/** By share key, the version that the shell gives of a module, and the names of those that it does not give as a whole. */
export const givesSchema = z.record(
  z.string(),
  z.object({ version: z.string(), names: z.optional(z.array(z.string())) }),
)
export type Gives = z.infer<typeof givesSchema>

/** What `remote.json` says for publishing alone; it is no part of a release. */
export const remoteContractSchema = z.object({ uses: usesSchema })
export type RemoteContract = z.infer<typeof remoteContractSchema>

/** What `shell.json` says for publishing alone. */
export const shellContractSchema = z.object({ gives: givesSchema })
