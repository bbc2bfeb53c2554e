import type { MockLabels, MockSection, Review, ReviewNotes } from '@console/ielts/schemas'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { listAsJson, requireRoom } from '../records/list-as-json.ts'
import type { Stored } from '../records/record-store.ts'
import { mockNotesTable } from './mock-notes-table.ts'
import { mockTable } from './mock-table.ts'

/** Older steps of a review are forgotten. */
const mostReviews = 50

/** The notes on the mocks of one section; a mock without any has none. */
export function createNotesStore(section: MockSection, database: Database) {
  async function find(id: number): Promise<Stored<ReviewNotes>> {
    const [row] = await database.select().from(mockNotesTable).where(eq(mockNotesTable.mock_id, id))
    return row === undefined ? { id, difficulty: null, tags: [], reviews: [] } : toNotes(row)
  }

  const selectRows = () =>
    database
      .select(getTableColumns(mockNotesTable))
      .from(mockNotesTable)
      .innerJoin(mockTable, eq(mockTable.id, mockNotesTable.mock_id))
      .where(eq(mockTable.section, section))

  async function write({ id, ...notes }: Stored<ReviewNotes>): Promise<ReviewNotes> {
    await database
      .insert(mockNotesTable)
      .values({ mock_id: id, ...notes })
      .onConflictDoUpdate({ target: mockNotesTable.mock_id, set: notes })
    await requireRoom(database, selectRows())
    return { id, ...notes }
  }

  return {
    list: () => listAsJson(database, selectRows().orderBy(asc(mockNotesTable.mock_id)), toNotes),
    find,
    label: async (id: number, labels: MockLabels) => write({ ...(await find(id)), ...labels }),
    async review(id: number, review: Review) {
      const notes = await find(id)
      return write({ ...notes, reviews: [...notes.reviews, review].slice(-mostReviews) })
    },
  }
}

const toNotes = ({ mock_id, ...notes }: typeof mockNotesTable.$inferSelect): Stored<ReviewNotes> => ({
  id: mock_id,
  ...notes,
})
