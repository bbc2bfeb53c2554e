import type { RouteObject } from 'react-router'
import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.ts'
import type { RecordSource } from './record-source.ts'
import type { RemoteCommand } from './remote-config.schema.ts'

/** Help for a screen in Markdown: the module of `import('./note-list.md?raw')`. */
export type HelpText = () => Promise<{ default: string }>

/**
 * What a remote's `./remote` module exports by default. `commands` are for what only running code can know; those that are
 * always there stand in `remote.config.ts`, and the command palette has them before the remote is loaded.
 */
export type RemoteModule = {
  name: string
  routes(platform: Platform): RouteObject[]
  commands?(platform: Platform): RemoteCommand[]
  /** Asked for when somebody searches in the palette: load what it needs only then. Since 1.7.0. */
  records?(platform: Platform): Promise<readonly RecordSource[]>
  /**
   * What can be done on a screen, by its path as in `screens` of `remote.config.ts`; of two that fit, the first is taken. It
   * is read when somebody asks for it. Since 1.7.0.
   */
  help?: Readonly<Record<string, HelpText>>
}

const functionSchema = z.custom<(...values: never[]) => unknown>((value) => typeof value === 'function', {
  error: 'must be a function',
})

/** Checks what came over the network before the shell calls into it; the functions' own types cannot be checked at run time. */
export const remoteModuleSchema = z.object({
  default: z.object({
    name: z.string(),
    routes: functionSchema,
    commands: z.optional(functionSchema),
    records: z.optional(functionSchema),
    help: z.optional(z.record(z.string(), functionSchema)),
  }),
})
