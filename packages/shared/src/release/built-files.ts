import * as z from 'zod/mini'
import { integritySchema } from './released-remote.schema.ts'

/** Written last, once all other files of a build exist. */
export const builtFilesFile = 'built-files.json'

/** Path to hash of every other file of the build. */
export const builtFilesSchema = z.record(z.string(), integritySchema)
