import * as z from 'zod/mini'
import { integritySchema } from './released-remote.schema.ts'

/** Written beside a build's other files when all of them are there. */
export const builtFilesFile = 'built-files.json'

/** The hash of every other file that the build wrote, by its path. */
export const builtFilesSchema = z.record(z.string(), integritySchema)
