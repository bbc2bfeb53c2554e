import {
  type Mock,
  type MockPayload,
  type MockSection,
  type MockSummary,
  mockSchema,
} from '@console/shared/schemas/mock'
import { and, desc, eq } from 'drizzle-orm'
import { bookTable } from '../books/book-table.ts'
import type { Database } from '../database/database.ts'
import { nextMoment } from '../database/next-moment.ts'
import { onlyRow } from '../database/only-row.ts'
import { unknownRecord } from '../http/api-error.ts'
import { toExtra } from '../http/to-extra.ts'
import { questionsKey, takeQuestions } from './mock-questions.ts'
import { mockTable } from './mock-table.ts'
import { refuseUnknownBook } from './refuse-unknown-book.ts'

export type MockStore = ReturnType<typeof createMockStore>

/** The mocks of one section: to the others they do not exist. */
export function createMockStore(section: MockSection, database: Database, now: () => Date) {
  const isOwn = (id: number) => and(eq(mockTable.id, id), eq(mockTable.section, section))

  return {
    async list(): Promise<MockSummary[]> {
      return await database
        .select(summaryColumns)
        .from(mockTable)
        .leftJoin(bookTable, eq(bookTable.id, mockTable.ielts_book_id))
        .where(eq(mockTable.section, section))
        .orderBy(desc(mockTable.created_at), desc(mockTable.id))
    },

    async find(id: number): Promise<Mock> {
      const [row] = await database.select().from(mockTable).where(isOwn(id))
      if (row === undefined) throw unknownRecord(`${section} mock`, id)
      return toMock(row)
    },

    async create(payload: MockPayload, updatedBy: string, createdAt = now()): Promise<Mock> {
      const columns = toColumns(section, payload)
      await refuseUnknownBook(database, columns.ielts_book_id)
      const rows = await database
        .insert(mockTable)
        .values({
          ...columns,
          status: payload.status ?? 'draft',
          updated_by: updatedBy,
          created_at: createdAt,
          updated_at: createdAt,
        })
        .returning()
      return toMock(onlyRow(rows))
    },

    async update(id: number, payload: MockPayload, updatedBy: string): Promise<Mock> {
      const columns = toColumns(section, payload)
      await refuseUnknownBook(database, columns.ielts_book_id)
      const [row] = await database
        .update(mockTable)
        .set({
          ...columns,
          // Left out, the status stays as it is: Drizzle passes over an undefined value.
          status: payload.status,
          updated_by: updatedBy,
          updated_at: nextMoment(mockTable.updated_at, now()),
        })
        .where(isOwn(id))
        .returning()
      if (row === undefined) throw unknownRecord(`${section} mock`, id)
      return toMock(row)
    },

    async remove(id: number): Promise<void> {
      const removed = await database.delete(mockTable).where(isOwn(id)).returning({ id: mockTable.id })
      if (removed.length === 0) throw unknownRecord(`${section} mock`, id)
    },
  }
}

const summaryColumns = {
  id: mockTable.id,
  ielts_book: bookTable.title,
  type: mockTable.type,
  name: mockTable.name,
  duration: mockTable.duration,
  total_question: mockTable.total_question,
  total_marks: mockTable.total_marks,
  status: mockTable.status,
  chances: mockTable.chances,
  fee: mockTable.fee,
}

const knownFields = Object.keys(mockSchema.shape)

function toColumns(section: MockSection, payload: MockPayload) {
  const { ielts_book_id, name, type, mock_type, duration, total_question, total_marks } = payload
  const { chances, fee, description, tips_for_success, start_time, end_time } = payload
  return {
    ...{ section, ielts_book_id, name, type, mock_type, duration, total_question, total_marks },
    ...{ chances, fee, description, tips_for_success, start_time, end_time },
    instruction: payload.instruction ?? null,
    questions: takeQuestions(section, payload),
    extra: toExtra(payload, knownFields),
  }
}

function toMock({ extra, questions, ...row }: typeof mockTable.$inferSelect): Mock {
  // The column holds what this section's schema accepted when it was written.
  const parts = { [questionsKey(row.section)]: questions } as Pick<Mock, `${MockSection}_questions`>
  return {
    ...extra,
    ...row,
    ...parts,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
