import type { RouteObject } from 'react-router'
import * as z from 'zod/mini'
import type {
  ExtensionPoint,
  ExtensionResults,
  RecordOnScreen,
  RecordPoint,
} from '../extensions/extension-points.ts'
import type { Platform } from '../platform/platform.ts'
import type { RecordSource } from './record-source.ts'
import type { RemoteCommand } from './remote-config.schema.ts'

/** A screen's help in Markdown: the module of `import('./note-list.md?raw')`. */
export type HelpText = () => Promise<{ default: string }>

/** A remote's part of a point. It gets the platform of its own remote; its code should be imported when it is called. */
export type RunExtension<Point extends ExtensionPoint> = (
  platform: Platform,
  signal: AbortSignal,
  ...record: Point extends RecordPoint ? [record: RecordOnScreen] : []
) => Promise<ExtensionResults[Point]>

/** The `extensions` of a remote's module. */
export type RemoteExtensions = { readonly [Point in ExtensionPoint]?: RunExtension<Point> }

/**
 * The default export of a remote's `./remote` module. `commands` are those that need running code; constant ones are in
 * `remote.config.ts`, and the palette has them before the remote is loaded.
 */
export type RemoteModule = {
  name: string
  routes(platform: Platform): RouteObject[]
  commands?(platform: Platform): RemoteCommand[]
  /** Called when somebody searches in the palette: load dependencies only then. Since 1.7.0. */
  records?(platform: Platform): Promise<readonly RecordSource[]>
  /** Code for the points in `extensions` of `remote.config.ts`. Since 1.12.0. */
  extensions?: RemoteExtensions
  /**
   * Help for the screens, by path as in `screens` of `remote.config.ts`. Loaded on demand. Since
   * 1.7.0.
   */
  help?: Readonly<Record<string, HelpText>>
}

const functionSchema = z.custom<(...values: never[]) => unknown>((value) => typeof value === 'function', {
  error: 'must be a function',
})

/** Validates a loaded module before the shell calls it; function signatures cannot be checked at run time. */
export const remoteModuleSchema = z.object({
  default: z.object({
    name: z.string(),
    routes: functionSchema,
    commands: z.optional(functionSchema),
    records: z.optional(functionSchema),
    extensions: z.optional(z.record(z.string(), functionSchema)),
    help: z.optional(z.record(z.string(), functionSchema)),
  }),
})
