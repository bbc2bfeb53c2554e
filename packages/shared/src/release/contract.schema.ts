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

/** What the shell gives of the modules it shares. Every name it can give is in one of the two lists. */
export const givesSchema = z.record(
  z.string(),
  z.object({
    version: z.string(),
    /** There when a remote starts. */
    quick: z.array(z.string()),
    /** Loaded ahead of the remotes that use any of it. */
    rest: z.array(z.string()),
  }),
)
export type Gives = z.infer<typeof givesSchema>

/** What `remote.json` says for publishing alone; it is no part of a release. A build of before says nothing of it. */
export const remoteContractSchema = z.object({
  uses: z.optional(usesSchema),
  /** Of the source files that `uses` names, the screens (owned paths) that load them; none where every screen does. */
  sourceScreens: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type RemoteContract = z.infer<typeof remoteContractSchema>

/** What `shell.json` says for publishing alone. A build of before says nothing of it. */
export const shellContractSchema = z.object({ gives: z.optional(givesSchema) })
export type ShellContract = z.infer<typeof shellContractSchema>
