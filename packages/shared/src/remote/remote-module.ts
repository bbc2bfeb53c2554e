import type { RouteObject } from 'react-router'
import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.ts'

/** An entry of the command palette. `to` is a path; `keywords` widen what it is found by. */
export type RemoteCommand = { id: string; title: string; to: string; keywords?: readonly string[] }

/** What a remote's `./remote` module exports by default. */
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
