import type { RouteObject } from 'react-router'
import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.ts'
import type { RemoteCommand } from './remote-config.schema.ts'

/**
 * What a remote's `./remote` module exports by default. `commands` are for what only running code can know; those that are
 * always there stand in `remote.config.ts`, and the command palette has them before the remote is loaded.
 */
export type RemoteModule = {
  name: string
  routes(platform: Platform): RouteObject[]
  commands?(platform: Platform): RemoteCommand[]
}

const functionSchema = z.custom<(...values: never[]) => unknown>((value) => typeof value === 'function', {
  error: 'must be a function',
})

/** Checks what came over the network before the shell calls into it; the functions' own types cannot be checked at run time. */
export const remoteModuleSchema = z.object({
  default: z.object({ name: z.string(), routes: functionSchema, commands: z.optional(functionSchema) }),
})
