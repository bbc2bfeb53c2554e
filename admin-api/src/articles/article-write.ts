import { articlePayloadSchema } from '@console/shared/schemas/article'
import * as z from 'zod/mini'
import { longestAddress, longestText, textUpTo } from '../http/ceilings.ts'
import { countJsonValues } from '../http/count-json-values.ts'
import { mostValues } from '../http/parse-json-body.ts'

const text = z.optional(z.nullable(textUpTo(longestText)))
const address = z.optional(z.nullable(textUpTo(longestAddress)))

/** The call's own fields, and others of the record that may be sent along. Missing ones stay as they are. */
export const articleWriteSchema = z
  .extend(articlePayloadSchema, { sub_title: text, image: address, blog_image: address })
  .check(
    z.refine(({ contents }) => countTableValues(contents) <= mostValues, {
      path: ['contents'],
      error: `The tables hold more than ${mostValues} values`,
    }),
  )
export type ArticleWrite = z.infer<typeof articleWriteSchema>

/** Rows and columns may be sent as JSON text, of which the body's own count sees one value. */
function countTableValues(contents: z.infer<typeof articlePayloadSchema>['contents']): number {
  let count = 0
  for (const section of contents) {
    if (section.content_type !== 'table') continue
    for (const { table_columns, table_rows } of section.table_data) {
      for (const held of [table_columns, table_rows]) {
        if (typeof held === 'string') count += countJsonValues(held, mostValues)
      }
    }
  }
  return count
}
