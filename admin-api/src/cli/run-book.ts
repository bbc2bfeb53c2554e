import { CommandError } from '@console/node-server/command-error'
import { asc } from 'drizzle-orm'
import { addBook, bookPayloadSchema } from '../books/book-routes.ts'
import { bookTable } from '../books/book-table.ts'
import { type CommandPlace, openCommandDatabase } from './open-command-database.ts'

/** `book add <title>` and `book list`. @throws CommandError, DatabaseOpenError. */
export async function runBook(args: readonly string[], { env, print }: CommandPlace): Promise<void> {
  const [verb, title, ...more] = args
  const payload = bookPayloadSchema.safeParse({ title })
  if ((verb !== 'add' || !payload.success || more.length > 0) && !(verb === 'list' && args.length === 1)) {
    throw new CommandError('Usage:\n  book add "<title>"\n  book list')
  }
  await using opened = await openCommandDatabase(env)
  const { database, origin } = opened
  if (payload.success) await addBook({ database, now: () => new Date() }, origin, payload.data)
  for (const book of await database.select().from(bookTable).orderBy(asc(bookTable.id))) {
    print(`${book.id}\t${book.title}`)
  }
}
