import * as z from 'zod/mini'
import { releaseSchema } from './release.schema.ts'

/** The pointer for shells that read no index, and of the development server: contains the whole release. */
export const wholePointerSchema = z.object({
  format: z.literal(1),
  moved_at: z.string(),
  release: releaseSchema,
})
export type WholePointer = z.infer<typeof wholePointerSchema>
