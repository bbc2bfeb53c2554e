import { type Mock, type MockPayload, type MockSection, mockSchema } from '@console/ielts/schemas'
import { and, desc, eq, sql } from 'drizzle-orm'
import { bookTable } from '../books/book-table.ts'
import type { Database } from '../database/database.ts'
import { nextMoment } from '../database/next-moment.ts'
import { onlyRow } from '../database/only-row.ts'
import { invalidFields } from '../http/api-error.ts'
import { isRecordId } from '../http/record-id.ts'
import { addExtra, toExtra } from '../http/to-extra.ts'
import { existingRow } from '../records/existing-row.ts'
import { listAsJson, requireRoom } from '../records/list-as-json.ts'
import { readOne } from '../records/read-one.ts'
import type { Author, Stored } from '../records/record-store.ts'
import { questionsKey, takeQuestions } from './mock-questions.ts'
import { mockTable } from './mock-table.ts'

/** A server built from the specification alone may send no times; this one does. */
export type StoredMock = Stored<Mock> & { updated_at: string }

/** The mocks of one section: to the others they do not exist. */
export function createMockStore(section: MockSection, database: Database, now: () => Date) {
  const isOwn = (id: number) => and(eq(mockTable.id, id), eq(mockTable.section, section))
  const subject = `${section} mock`
  const select = (id: number) => database.select().from(mockTable).where(isOwn(id))
  const selectRows = () =>
    database
      .select(summaryColumns)
      .from(mockTable)
      .leftJoin(bookTable, eq(bookTable.id, mockTable.ielts_book_id))
      .where(eq(mockTable.section, section))

  return {
    list: () =>
      listAsJson(
        database,
        selectRows().orderBy(desc(mockTable.created_at), desc(mockTable.id)),
        ({ updated_at, ...row }) => ({ ...row, updated_at: new Date(updated_at).toISOString() }),
      ),
    requireRoom: () => requireRoom(database, selectRows()),

    ...readOne(subject, select, toMock),

    async create(payload: MockPayload, { name }: Author, createdAt = now()): Promise<StoredMock> {
      const ielts_book_id = await findBook(database, payload.ielts_book_id)
      const columns = { ...toColumns(section, payload), ielts_book_id }
      const rows = await database
        .insert(mockTable)
        .values({
          ...columns,
          status: payload.status ?? 'draft',
          updated_by: name,
          created_at: createdAt,
          updated_at: createdAt,
        })
        .returning()
      return toMock(onlyRow(rows))
    },

    async update(id: number, payload: MockPayload, { name }: Author): Promise<StoredMock> {
      const ielts_book_id = await findBook(database, payload.ielts_book_id)
      const columns = { ...toColumns(section, payload), ielts_book_id }
      const rows = await database
        .update(mockTable)
        .set({
          ...columns,
          extra: addExtra(mockTable.extra, columns.extra),
          // Left out, the status stays as it is: Drizzle passes over an undefined value.
          status: payload.status,
          updated_by: name,
          updated_at: nextMoment(mockTable.updated_at, now()),
        })
        .where(isOwn(id))
        .returning()
      return toMock(existingRow(rows, subject, id))
    },

    async remove(id: number): Promise<void> {
      const removed = await database.delete(mockTable).where(isOwn(id)).returning({ id: mockTable.id })
      existingRow(removed, subject, id)
    },
  }
}

const summaryColumns = {
  id: mockTable.id,
  ielts_book: sql<string | null>`${bookTable.title}`.as('ielts_book'),
  type: mockTable.type,
  name: mockTable.name,
  duration: mockTable.duration,
  total_question: mockTable.total_question,
  total_marks: mockTable.total_marks,
  status: mockTable.status,
  chances: mockTable.chances,
  fee: mockTable.fee,
  // Beyond the specification: who changed it last, and when.
  updated_by: mockTable.updated_by,
  updated_at: mockTable.updated_at,
}

const knownFields = Object.keys(mockSchema.shape)

function toColumns(section: MockSection, payload: MockPayload) {
  const { name, type, mock_type, duration, total_question, total_marks } = payload
  const { chances, fee, description, tips_for_success, start_time, end_time } = payload
  return {
    ...{ section, name, type, mock_type, duration, total_question, total_marks },
    ...{ chances, fee, description, tips_for_success, start_time, end_time },
    instruction: payload.instruction ?? null,
    questions: takeQuestions(section, payload),
    extra: toExtra(payload, knownFields),
  }
}

function toMock({ extra, questions, ...row }: typeof mockTable.$inferSelect): StoredMock {
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

async function findBook(database: Database, id: MockPayload['ielts_book_id']): Promise<number | null> {
  if (id === null) return null
  if (typeof id === 'number' && isRecordId(id)) {
    if ((await database.$count(bookTable, eq(bookTable.id, id))) > 0) return id
  }
  throw invalidFields({ ielts_book_id: ['This book does not exist. Choose another.'] })
}
