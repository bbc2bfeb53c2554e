import type { Article, ArticleSection } from '@console/shared/schemas/article'
import { integer, jsonb, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { unknownFields, unknownFieldsCeiling } from '../database/unknown-fields.ts'
import { staffTable } from '../staff/staff-table.ts'

/** The sequence of ids for sections and the list items, paragraphs and tables in them. */
export const articlePartIds = pgSequence('article_part_ids')

export const articleTable = pgTable(
  'article',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique('article_slug_unique'),
    title: text().notNull(),
    type: text().$type<Article['type']>().notNull(),
    sub_type: text().$type<Article['sub_type']>(),
    status: text().$type<Article['status']>().notNull(),
    /** Minutes of reading. */
    duration: integer().notNull(),
    author: text(),
    read_count: integer().notNull(),
    sub_title: text(),
    image: text(),
    blog_image: text(),
    /** One document: sections are only ever read and written together, in their order. */
    contents: jsonb().$type<ArticleSection[]>().notNull(),
    extra: unknownFields(),
    created_by: integer().references(() => staffTable.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updated_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    deleted_at: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [unknownFieldsCeiling(table.extra)],
)
