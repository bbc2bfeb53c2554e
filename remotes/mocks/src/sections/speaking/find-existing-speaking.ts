import { type MockDocument, normaliseTimes } from '@console/ielts'
import type { Platform } from '@console/shared/platform'
import { fetchLatest } from '@console/shared/query/list-query'
import { isJsonObject, isSame, withoutIds } from '@console/values/json/json-document'
import { omitBy } from 'es-toolkit/object'
import { isNull } from 'es-toolkit/predicate'
import { findMock } from '../../api/mock.api.ts'
import { mockQueries } from '../../api/mock.queries.ts'
import { toMockDocument } from '../../api/mock-document.ts'
import { mockPaths } from '../../navigation/paths.ts'
import { listDeviceMocks } from './list-device-mocks.ts'

/** An existing mock that a file’s mock corresponds to: equal to it, or to a former version. */
export type ExistingMock = { id: string; document: MockDocument; path: string; isSame: boolean }

/** Null if there is none. Servers are searched by name. */
export async function findExistingSpeaking(
  platform: Platform,
  wanted: MockDocument,
  isServed: boolean,
): Promise<ExistingMock | null> {
  const here = isServed
    ? await listServed(platform, wanted.name)
    : listDeviceMocks(await platform.drafts.list())
  const found = here.flatMap(({ id, document }): ExistingMock[] => {
    const says = isSame(toWords(document), toWords(wanted))
    if (!says && !hasPartOf(document, wanted)) return []
    return [{ id, document, path: mockPaths.speaking.toMock(id), isSame: says }]
  })
  return found.find((each) => each.isSame) ?? found[0] ?? null
}

type Listed = Pick<ExistingMock, 'id' | 'document'>

async function listServed({ api, queryClient }: Platform, name: string): Promise<Listed[]> {
  const { records } = await fetchLatest(mockQueries(api).list('speaking'))(queryClient)
  const named = records.filter((record) => record.name.trim() === name.trim())
  const found = await Promise.all(named.map(({ id }) => findMock(api, 'speaking', id)))
  return found.flatMap((each) =>
    each === null ? [] : { id: String(each.value.id), document: toMockDocument(each.value) },
  )
}

/** Compares only content: ids and status belong to the server, and empty fields may be null or missing. */
function toWords(document: MockDocument): unknown {
  const { status: _status, ...fields } = normaliseTimes(document)
  return withoutIds(omitBy(fields, isNull))
}

/** Ids made by `createId`; shorter ones may repeat between mocks. */
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
