import * as z from 'zod/mini'
import { numberId } from './number.schema.ts'

export const bookSchema = z.looseObject({ id: numberId(), title: z.string() })
export type Book = z.infer<typeof bookSchema>

export const bookListSchema = z.array(bookSchema)
