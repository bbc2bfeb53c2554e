import type { MockDocument } from '@console/ielts'
import type { Platform } from '@console/shared/platform'
import { fetchMock } from '../api/mock.api.ts'
import { mockQueries } from '../api/mock.queries.ts'
import type { DeviceMock } from '../sections/speaking/device-mock.ts'
import { type Listed, listMocks, listUnread, type ServedList, type Versioned } from './list-unread.ts'
import type { OpenTextIndex } from './texts/open-text-index.ts'
import type { ReadMock } from './texts/text-index.ts'

/** A mock on the server or on this device. */
export type TextSource = Listed | (Versioned & { document: MockDocument })

export const toTextSources = (served: readonly ServedList[], device: readonly DeviceMock[]): TextSource[] => [
  ...listMocks(served),
  ...device.map(({ id, savedAt, document }) => ({
    ...{ id: `speaking/${id}`, version: String(savedAt), isExact: true },
    document,
  })),
]

/** Opens this user’s stored texts without deleted mocks. Resolves with the mocks that have to be read. */
export async function openTexts(
  { queryClient, api, session }: Platform,
  index: OpenTextIndex,
  sources: readonly TextSource[],
): Promise<TextSource[]> {
  const kept = await index.open(String(session.readUser()?.id ?? 'nobody'))
  const known = new Map(kept.map((text) => [text.id, text]))
  await index.remove([...known.keys()].filter((id) => !sources.some((source) => source.id === id)))
  return listUnread(sources, known, Date.now(), (source) => {
    if ('document' in source) return 0
    const { section, key } = source
    return queryClient.getQueryState(mockQueries(api).detail(section, key).queryKey)?.dataUpdatedAt ?? 0
  })
}

export async function readSource(
  { api }: Pick<Platform, 'api'>,
  { id, version, ...source }: TextSource,
  signal: AbortSignal,
): Promise<ReadMock> {
  const known = { id, version, readAt: Date.now() }
  if ('document' in source) return { ...known, document: source.document }
  return { ...known, mock: await fetchMock(api, source.section, source.key, { signal }) }
}
