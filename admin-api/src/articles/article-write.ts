import { articlePayloadSchema } from '@console/shared/schemas/article'
import * as z from 'zod/mini'

const optionalText = z.optional(z.nullable(z.string()))

/** The call's own fields, and others of the record that may be sent along. Missing ones stay as they are. */
export const articleWriteSchema = z.extend(articlePayloadSchema, {
  sub_title: optionalText,
  image: optionalText,
  blog_image: optionalText,
})
export type ArticleWrite = z.infer<typeof articleWriteSchema>
