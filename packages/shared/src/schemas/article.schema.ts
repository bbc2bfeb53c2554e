import { anyText, folded, orNull } from '@console/values/schemas/lenient'
import { numberOrText, recordId } from '@console/values/schemas/number'
import { receivedTimestampSchema, timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'
import { publicationStatusSchema, receivedStatusSchema } from './publication.schema.ts'

export const articleTypeSchema = z.enum(['grammar', 'essay'], { error: 'Type must be grammar or essay' })
export const articleSubTypeSchema = z.enum(['writing_tips', 'example_essay', 'tense'], {
  error: 'Subtype must be writing tips, example essay or tense',
})

const articleSummaryFields = {
  id: recordId(),
  title: z.string(),
  slug: anyText(),
  type: folded(articleTypeSchema),
  sub_type: orNull(folded(articleSubTypeSchema)),
  duration: orNull(z.union([z.number(), z.string()])),
  author: orNull(z.string()),
  read_count: numberOrText(),
  sub_title: orNull(z.string()),
  image: orNull(z.string()),
  created_by: orNull(z.union([z.number(), z.string()])),
  created_at: receivedTimestampSchema,
}

export const articleSummarySchema = z.looseObject(articleSummaryFields)
export type ArticleSummary = z.infer<typeof articleSummarySchema>

export const articleListSchema = z.array(articleSummarySchema)

const sectionFields = {
  id: recordId(),
  grammar_id: recordId(),
  title: orNull(z.string()),
  // Not shown anywhere.
  created_at: anyText(),
  updated_at: anyText(),
  deleted_at: orNull(timestampSchema),
}

const listItemSchema = z.looseObject({ id: recordId(), content_id: recordId(), list_item: anyText() })
const paragraphSchema = z.looseObject({ id: recordId(), content_id: recordId(), paragraph: anyText() })
/** `table_columns` is JSON text of `string[]`, `table_rows` of `string[][]`; arrays are accepted too (DESIGN §7). */
const tableDataSchema = z.looseObject({
  id: recordId(),
  content_id: recordId(),
  table_columns: z.union([z.string(), z.array(anyText())]),
  table_rows: z.union([z.string(), z.array(z.array(anyText()))]),
})

export const articleSectionSchema = z.discriminatedUnion('content_type', [
  z.looseObject({ ...sectionFields, content_type: z.literal('definition') }),
  z.looseObject({ ...sectionFields, content_type: z.literal('list'), list_items: z.array(listItemSchema) }),
  z.looseObject({
    ...sectionFields,
    content_type: z.literal('paragraph'),
    paragraphs: z.array(paragraphSchema),
  }),
  z.looseObject({ ...sectionFields, content_type: z.literal('table'), table_data: z.array(tableDataSchema) }),
])
export type ArticleSection = z.infer<typeof articleSectionSchema>

export const articleSchema = z.looseObject({
  ...articleSummaryFields,
  status: receivedStatusSchema,
  updated_at: receivedTimestampSchema,
  deleted_at: orNull(timestampSchema),
  blog_image: orNull(z.string()),
  contents: z.array(articleSectionSchema),
})
export type Article = z.infer<typeof articleSchema>

const idInPayload = z.optional(z.union([z.number(), z.string()]))
const sectionPayloadFields = { id: idInPayload, title: z.nullable(z.string()) }

export const articleSectionPayloadSchema = z.discriminatedUnion('content_type', [
  z.looseObject({ ...sectionPayloadFields, content_type: z.literal('definition') }),
  z.looseObject({
    ...sectionPayloadFields,
    content_type: z.literal('list'),
    list_items: z.array(z.looseObject({ id: idInPayload, list_item: z.string() })),
  }),
  z.looseObject({
    ...sectionPayloadFields,
    content_type: z.literal('paragraph'),
    paragraphs: z.array(z.looseObject({ id: idInPayload, paragraph: z.string() })),
  }),
  z.looseObject({
    ...sectionPayloadFields,
    content_type: z.literal('table'),
    table_data: z.array(
      z.looseObject({
        id: idInPayload,
        table_columns: z.union([z.string(), z.array(z.string())]),
        table_rows: z.union([z.string(), z.array(z.array(z.string()))]),
      }),
    ),
  }),
])
export type ArticleSectionPayload = z.infer<typeof articleSectionPayloadSchema>

/** `POST store-grammar-or-essay`, `PUT update-grammar-or-essay/{id}` */
export const articlePayloadSchema = z.looseObject({
  type: articleTypeSchema,
  title: z
    .string({ error: 'Enter a title' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter a title' }),
      z.maxLength(255, { error: 'Title can have at most 255 characters' }),
    ),
  sub_type: z.nullable(articleSubTypeSchema),
  status: publicationStatusSchema,
  contents: z.array(articleSectionPayloadSchema),
})
export type ArticlePayload = z.infer<typeof articlePayloadSchema>
