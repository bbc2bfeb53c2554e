import * as z from 'zod/mini'

/** Exports of shared modules that a build uses; `*` if a module is used as a whole, so that its names are unknown. */
export const usesSchema = z.record(
  z.string(),
  z.object({
    /** Version that the remote was built against. */
    version: z.string(),
    /** Export name to the source files that use it, relative to the remote. */
    names: z.record(z.string(), z.array(z.string())),
  }),
)
export type Uses = z.infer<typeof usesSchema>

/**
 * By share key: the version of a module that the shell provides, and its exports if it does not provide it as a whole.
 */
export const givesSchema = z.record(
  z.string(),
  z.object({ version: z.string(), names: z.optional(z.array(z.string())) }),
)
export type Gives = z.infer<typeof givesSchema>

/** The part of `remote.json` for budgets and publishing only; not stored in a release. */
export const remoteContractSchema = z.object({
  /** Module that `src/remote.ts` imports late, such as the code of an extension, to its files. Absent in earlier builds. */
  parts: z.optional(z.record(z.string(), z.array(z.string()))),
  uses: usesSchema,
  /** Targets in other remotes that its code links to, such as `content/article`. Absent in earlier builds. */
  linksTo: z.optional(z.array(z.string())),
})
export type RemoteContract = z.infer<typeof remoteContractSchema>

/** The part of `shell.json` for publishing only. */
export const shellContractSchema = z.object({ gives: givesSchema })
