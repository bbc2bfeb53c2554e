import type { MockVersion, MockVersionFacts } from '@console/ielts/schemas'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { existingRow } from '../records/existing-row.ts'
import type { StoredMock } from './mock-store.ts'
import { mockVersionTable } from './mock-version-table.ts'

/** Versions that are kept of one mock; the oldest are deleted first. */
const mostVersions = 50

/** The versions of one mock. */
export function createVersionStore(database: Database, mockId: number) {
  const ofMock = eq(mockVersionTable.mock_id, mockId)
  const isVersion = (id: number) => and(ofMock, eq(mockVersionTable.id, id))

  return {
    /** The newest first. */
    async list(): Promise<MockVersion[]> {
      const rows = await database
        .select(columns)
        .from(mockVersionTable)
        .where(ofMock)
        .orderBy(desc(mockVersionTable.id))
      return rows.map(toVersion)
    },

    async find(id: number) {
      const rows = await database
        .select({ ...columns, mock: mockVersionTable.mock })
        .from(mockVersionTable)
        .where(isVersion(id))
      const { mock, ...row } = existingRow(rows, 'version', id)
      return { ...toVersion(row), mock }
    },

    async keep(mock: StoredMock): Promise<void> {
      await database.insert(mockVersionTable).values(toRow(mock))
      const newest = database
        .select({ id: mockVersionTable.id })
        .from(mockVersionTable)
        .where(ofMock)
        .orderBy(desc(mockVersionTable.id))
        .limit(mostVersions)
      await database.delete(mockVersionTable).where(and(ofMock, notInArray(mockVersionTable.id, newest)))
    },

    /** Keeps a mock as it was before its first version, so that there is a way back from that one too. */
    async keepFirst(mock: StoredMock): Promise<void> {
      const kept = await database
        .select({ id: mockVersionTable.id })
        .from(mockVersionTable)
        .where(ofMock)
        .limit(1)
      if (kept.length === 0) await database.insert(mockVersionTable).values(toRow(mock))
    },

    async describe(id: number, facts: MockVersionFacts): Promise<MockVersion> {
      const rows = await database.update(mockVersionTable).set(facts).where(isVersion(id)).returning(columns)
      return toVersion(existingRow(rows, 'version', id))
    },
  }
}

const { id, at, by, status, summary, errors, warnings } = mockVersionTable
const columns = { id, at, by, status, summary, errors, warnings }

const toVersion = ({ at, ...row }: Omit<MockVersion, 'at'> & { at: Date }): MockVersion => ({
  ...row,
  at: at.toISOString(),
})

const toRow = (mock: StoredMock) => ({
  mock_id: mock.id,
  at: new Date(mock.updated_at),
  by: mock.updated_by == null ? null : String(mock.updated_by),
  status: mock.status ?? null,
  mock,
})
