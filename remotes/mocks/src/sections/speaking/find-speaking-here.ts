import { type MockDocument, normaliseTimes } from '@console/ielts'
import type { Platform } from '@console/shared/platform'
import { isJsonObject, isSame, withoutIds } from '@console/values/json/json-document'
import { omitBy } from 'es-toolkit/object'
import { isNull } from 'es-toolkit/predicate'
import { findMock } from '../../api/mock.api.ts'
import { mockQueries } from '../../api/mock.queries.ts'
import { toMockDocument } from '../../api/mock-document.ts'
import { mockPaths } from '../../navigation/paths.ts'
import { listDeviceMocks } from './list-device-mocks.ts'

/** A speaking mock that a file is of: it says the same, or was the same before one of the two was changed. */
export type MockHere = { id: string; document: MockDocument; path: string; isSame: boolean }

/** Null where there is none. Of a server, among those that have its name. */
export async function findSpeakingHere(
  platform: Platform,
  wanted: MockDocument,
  isServed: boolean,
): Promise<MockHere | null> {
  const here = isServed
    ? await listServed(platform, wanted.name)
    : listDeviceMocks(await platform.drafts.list())
  const found = here.flatMap(({ id, document }): MockHere[] => {
    const says = isSame(toWords(document), toWords(wanted))
    if (!says && !hasPartOf(document, wanted)) return []
    return [{ id, document, path: mockPaths.speaking.toMock(id), isSame: says }]
  })
  return found.find((each) => each.isSame) ?? found[0] ?? null
}

type Listed = Pick<MockHere, 'id' | 'document'>

async function listServed({ api, queryClient }: Platform, name: string): Promise<Listed[]> {
  const { records } = await queryClient.query({ ...mockQueries(api).list('speaking'), staleTime: 0 })
  const named = records.filter((record) => record.name.trim() === name.trim())
  const found = await Promise.all(named.map(({ id }) => findMock(api, 'speaking', id)))
  return found.flatMap((each) =>
    each === null ? [] : { id: String(each.value.id), document: toMockDocument(each.value) },
  )
}

/** The status is the list's to give, ids the server's, and what nobody filled in may be null or not there. */
function toWords(document: MockDocument): unknown {
  const { status: _status, ...said } = normaliseTimes(document)
  return withoutIds(omitBy(said, isNull))
}

/** As `createId` makes them; shorter ones may be those of any mock. */
const isUnique = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-z]{21}$/.test(id)

const hasPartOf = (one: MockDocument, other: MockDocument): boolean => {
  const ids = listPartIds(one)
  return listPartIds(other).some((id) => ids.includes(id))
}

function listPartIds({ questions }: MockDocument): string[] {
  const parts: unknown = questions['parts']
  return Array.isArray(parts)
    ? parts.flatMap((part: unknown) => (isJsonObject(part) && isUnique(part['id']) ? [part['id']] : []))
    : []
}
