import { recordId } from '@console/values/schemas/number'
import * as z from 'zod/mini'

export const bookSchema = z.looseObject({ id: recordId(), title: z.string() })
export type Book = z.infer<typeof bookSchema>

export const bookListSchema = z.array(bookSchema)
