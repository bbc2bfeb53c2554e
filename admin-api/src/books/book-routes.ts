import { bookListSchema } from '@console/shared/schemas/book'
import { asc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type ApiRoute, staffRoute } from '../http/api-route.ts'
import { bookTable } from './book-table.ts'

export function buildBookRoutes(database: Database): ApiRoute[] {
  return [
    staffRoute({
      method: 'GET',
      path: '/all-books',
      summary: 'All books that mocks can belong to',
      subject: 'book',
      permission: 'books.view',
      answer: bookListSchema,
      message: 'Books',
      handle: () => database.select().from(bookTable).orderBy(asc(bookTable.id)),
    }),
  ]
}
