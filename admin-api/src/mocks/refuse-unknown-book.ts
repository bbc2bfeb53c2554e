import { eq } from 'drizzle-orm'
import { bookTable } from '../books/book-table.ts'
import type { Database } from '../database/database.ts'
import { invalidFields } from '../http/api-error.ts'
import { isRecordId } from '../http/record-id.ts'

export async function refuseUnknownBook(database: Database, id: number | null): Promise<void> {
  if (id === null) return
  if (isRecordId(id) && (await database.$count(bookTable, eq(bookTable.id, id))) > 0) return
  throw invalidFields({ ielts_book_id: ['This book does not exist. Choose another.'] })
}
