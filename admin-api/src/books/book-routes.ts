import { bookListSchema, bookSchema } from '@console/shared/schemas/book'
import { asc } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Origin, writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { onlyRow } from '../database/only-row.ts'
import type { Services } from '../database/services.ts'
import { type ApiRoute, staffBodyRoute, staffRoute } from '../http/api-route.ts'
import { longestLine } from '../http/ceilings.ts'
import { bookTable } from './book-table.ts'

export const bookPayloadSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, { error: 'Enter a title' }), z.maxLength(longestLine)),
})

const subject = 'book'

/** With its row of the audit. */
export const addBook = (
  { database, now }: Services,
  origin: Origin,
  book: z.infer<typeof bookPayloadSchema>,
) =>
  inTransaction(database, async (transaction) => {
    const added = onlyRow(await transaction.insert(bookTable).values(book).returning())
    const change = { action: 'create', subject, recordId: added.id } as const
    await writeAudit(transaction, now(), origin, { ...change, difference: { title: { to: added.title } } })
    return added
  })

export function buildBookRoutes(services: Services): ApiRoute[] {
  return [
    staffRoute({
      method: 'GET',
      path: '/all-books',
      summary: 'All books that mocks can belong to',
      subject,
      permission: 'books.view',
      answer: bookListSchema,
      message: 'Books',
      handle: () => services.database.select().from(bookTable).orderBy(asc(bookTable.id)),
    }),
    staffBodyRoute({
      method: 'POST',
      path: '/all-books',
      summary: 'Add a book',
      subject,
      permission: 'books.manage',
      body: bookPayloadSchema,
      answer: bookSchema,
      message: 'Book added',
      handle: ({ origin }, book) => addBook(services, origin, book),
    }),
  ]
}
