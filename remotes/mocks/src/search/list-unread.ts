import type { MockSection, MockSummary } from '@console/ielts/schemas'
import type { ReadList, RecordId } from '@console/shared/http/record-list'
import * as z from 'zod/mini'
import type { KnownText } from './texts/text-index.ts'

/** `isExact`: the version changes with every edit. */
export type Versioned = { id: string; version: string; isExact: boolean }

export type Listed = Versioned & { section: MockSection; key: RecordId; status: string | null }

export type ServedList = { section: MockSection; list: ReadList<MockSummary> }

const datedSchema = z.object({ updated_at: z.string() })

/** The version is the time of the last change, which rows of the specification lack. */
export const listMocks = (served: readonly ServedList[]): Listed[] =>
  served.flatMap(({ section, list }) =>
    list.records.map((record) => ({
      id: `${section}/${record.id}`,
      section,
      key: record.id,
      status: record.status,
      version: JSON.stringify(record),
      isExact: datedSchema.safeParse(record).success,
    })),
  )

/** How long a stored text is trusted, in milliseconds, if the server gives no change time. */
const trustedFor = 24 * 60 * 60_000

/** Mocks that are new or have changed, or whose stored text has expired. */
export function listUnread<Mock extends Versioned>(
  mocks: readonly Mock[],
  known: ReadonlyMap<string, KnownText>,
  now: number,
  /** When this page last read the mock; 0 for never. */
  readHere: (mock: Mock) => number,
): Mock[] {
  return mocks.filter((mock) => {
    const text = known.get(mock.id)
    if (text === undefined || text.version !== mock.version) return true
    return !mock.isExact && (now - text.readAt > trustedFor || readHere(mock) > text.readAt)
  })
}
