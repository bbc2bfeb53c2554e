import * as z from 'zod/mini'

/**
 * SPEC §3 as a server that knows nothing else sends it: parsing what the reference answers leaves out every other field,
 * and writes decimals and questions as text and moments without a zone.
 */

const decimal = z.pipe(
  z.number(),
  z.transform((number) => number.toFixed(2)),
)
const hasZone = /(z|[+-]\d\d:?\d\d)$/i
const moment = z.pipe(
  z.string(),
  z.transform((text) =>
    hasZone.test(text) ? new Date(text).toISOString().slice(0, 19).replace('T', ' ') : text,
  ),
)
/** Optional fields of the specification are left out where they have no value. */
const leftOut = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value) => value ?? undefined),
  )
const text = z.nullable(z.string())
const jsonText = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
)
const textOrNumber = z.union([z.string(), z.number()])
const timestamps = { created_at: moment, updated_at: moment }

export const signInRecord = z.object({
  token: z.string(),
  user: z.object({
    id: textOrNumber,
    email: z.string(),
    name: z.string(),
    roles: z.array(z.object({ name: z.string() })),
  }),
  permissions: z.array(z.string()),
})

const period = z.object({
  total_revenue: decimal,
  influencer_revenue: decimal,
  total_attempt: z.number(),
  success_attempt: z.number(),
  failed_attempt: z.number(),
  success_rate: decimal,
  failed_attempt_amount: decimal,
  new_user: z.number(),
  active_user: z.number(),
})
export const dashboardRecord = z.object({
  today: period,
  last_day: period,
  this_month: period,
  last_month: period,
})

export const packageRecord = z.object({
  id: z.number(),
  name: z.string(),
  coins: z.number(),
  gems: z.number(),
  price: decimal,
  status: z.string(),
  ...timestamps,
})

export const couponRecord = z.object({
  id: z.number(),
  code: z.string(),
  description: text,
  type: z.string(),
  influencer_id: leftOut(textOrNumber),
  category: leftOut(z.string()),
  amount: decimal,
  starts_at: moment,
  expires_at: moment,
  limit: z.number(),
  campaign: text,
  status: z.string(),
  updated_by: z.nullable(textOrNumber),
  ...timestamps,
})
export const couponCheckRecord = z.object({ exists: z.boolean() })

const articleRowFields = {
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  type: z.string(),
  sub_type: text,
  duration: z.nullable(textOrNumber),
  author: text,
  read_count: z.number(),
  sub_title: text,
  image: text,
  created_by: z.nullable(textOrNumber),
  created_at: moment,
}
export const articleRowRecord = z.object(articleRowFields)

const sectionFields = {
  id: z.number(),
  grammar_id: z.number(),
  title: text,
  ...timestamps,
  deleted_at: z.nullable(moment),
}
const itemFields = { id: z.number(), content_id: z.number() }
const section = z.discriminatedUnion('content_type', [
  z.object({ ...sectionFields, content_type: z.literal('definition') }),
  z.object({
    ...sectionFields,
    content_type: z.literal('list'),
    list_items: z.array(z.object({ ...itemFields, list_item: z.string() })),
  }),
  z.object({
    ...sectionFields,
    content_type: z.literal('paragraph'),
    paragraphs: z.array(z.object({ ...itemFields, paragraph: z.string() })),
  }),
  z.object({
    ...sectionFields,
    content_type: z.literal('table'),
    table_data: z.array(z.object({ ...itemFields, table_columns: jsonText, table_rows: jsonText })),
  }),
])
export const articleRecord = z.object({
  ...articleRowFields,
  status: z.string(),
  updated_at: moment,
  deleted_at: z.nullable(moment),
  blog_image: text,
  contents: z.array(section),
})

export const bookRecord = z.object({ id: z.number(), title: z.string() })

export const mockRowRecord = z.object({
  id: z.number(),
  ielts_book: text,
  type: z.string(),
  name: z.string(),
  duration: z.number(),
  total_question: z.number(),
  total_marks: z.number(),
  status: z.string(),
  chances: z.number(),
  fee: decimal,
})

const questionsText = z.optional(jsonText)
const mockFields = {
  id: z.number(),
  ielts_book_id: z.nullable(z.number()),
  type: z.string(),
  duration: z.number(),
  total_question: z.number(),
  total_marks: z.number(),
  section: z.string(),
  mock_type: z.string(),
  name: z.string(),
  description: text,
  fee: decimal,
  chances: z.number(),
  tips_for_success: text,
  instruction: leftOut(z.string()),
  start_time: z.nullable(moment),
  end_time: z.nullable(moment),
  writing_questions: questionsText,
  speaking_questions: questionsText,
  listening_questions: questionsText,
  reading_questions: questionsText,
}
export const mockRecord = z.object(mockFields)
export const savedMockRecord = z.object({
  ...mockFields,
  updated_by: z.nullable(textOrNumber),
  ...timestamps,
})
