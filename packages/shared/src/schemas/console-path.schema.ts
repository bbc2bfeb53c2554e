import * as z from 'zod/mini'

/** A path of the console, with a query if needed. */
export const consolePathSchema = z
  .string()
  .check(z.regex(/^\/(?![/\\])[^\s\\]*$/, { error: 'must be a path of the console: /packages/?new' }))
