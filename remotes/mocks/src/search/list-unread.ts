import type { MockSection, MockSummary } from '@console/ielts/schemas'
import type { ReadList } from '@console/shared/http/record-list'
import * as z from 'zod/mini'
import type { KnownText } from './texts/text-index.ts'

/** `isExact`: the version is another one after every change. */
export type Versioned = { id: string; version: string; isExact: boolean }

export type Listed = Versioned & { section: MockSection; key: number; status: string | null }

export type ServedList = { section: MockSection; list: ReadList<MockSummary> }

const datedSchema = z.object({ updated_at: z.string() })

/** A row of the specification has no time of the last change; where a server gives one, it is the version. */
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

/** Milliseconds for which a text is taken for the mock's, where no server says when the mock was changed. */
const trustedFor = 24 * 60 * 60_000

/** What has to be read: mocks that are new or were changed, as far as the list, the time or this page knows. */
export function listUnread<Mock extends Versioned>(
  mocks: readonly Mock[],
  known: ReadonlyMap<string, KnownText>,
  now: number,
  /** When the page itself read the mock last; 0 for never. */
  readHere: (mock: Mock) => number,
): Mock[] {
  return mocks.filter((mock) => {
    const text = known.get(mock.id)
    if (text === undefined || text.version !== mock.version) return true
    return !mock.isExact && (now - text.readAt > trustedFor || readHere(mock) > text.readAt)
  })
}
