import { isMetered } from '@console/authoring/search/is-metered'
import { toExcerptLine } from '@console/authoring/search/to-excerpt'
import type { Platform } from '@console/shared/platform'
import type { RemoteCommand } from '@console/shared/remote-config'
import pLimit from 'p-limit'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import { toSearchPath } from '../navigation/search-paths.ts'
import { deviceMocksQuery } from '../sections/speaking/device-mocks.queries.ts'
import { openTexts, readSource, type TextSource, toTextSources } from './fill-text-index.ts'
import { type OpenTextIndex, openTextIndex } from './texts/open-text-index.ts'
import type { SearchHit } from './texts/search-texts.ts'
import { toMatchLink } from './to-match-link.ts'

/** The palette reads at most this many mocks; the search screen reads all. */
const mostRead = 60
const readers = 4

const mostShown = 5

/** Never aborted, since the next query needs the texts too. */
const never = new AbortController().signal

/** Milliseconds after the last search until the index is released. */
const keptFor = 20_000

/** Searches texts from the command palette: those stored on the device, and a few more. */
export function createPaletteSearch(platform: Platform) {
  let open: Promise<OpenTextIndex> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  return async (query: string, signal: AbortSignal): Promise<RemoteCommand[]> => {
    clearTimeout(timer)
    timer = setTimeout(close, keptFor)
    const whole = { id: 'all', title: `Search for “${query}” in all mocks`, to: toSearchPath(query) }
    try {
      open ??= openRead()
      const { hits } = await (await open).search(query, null)
      return [...(signal.aborted ? [] : hits.slice(0, mostShown)).map(toCommand), whole]
    } catch {
      close()
      return [whole]
    }
  }

  function close() {
    clearTimeout(timer)
    void open?.then((index) => index.close()).catch(() => undefined)
    open = null
  }

  async function openRead(): Promise<OpenTextIndex> {
    const { queryClient } = platform
    const [served, device] = await Promise.all([
      queryClient.query({ ...servedListsQuery(platform), staleTime: 'static' }),
      queryClient.query(deviceMocksQuery(platform)),
    ])
    const index = openTextIndex()
    const unread = await openTexts(platform, index, toTextSources(served, device))
    const limit = pLimit(readers)
    const read = async (source: TextSource) => index.put(await readSource(platform, source, never))
    if (!isMetered()) await Promise.allSettled(unread.slice(0, mostRead).map((source) => limit(read, source)))
    return index
  }
}

/** “…how the ice trade grew… · Harbour 1” */
function toCommand({ mock, pieces, ...hit }: SearchHit): RemoteCommand {
  const { path } = toMatchLink(hit)
  return { id: path, title: `${toExcerptLine(pieces)} · ${mock}`, to: path }
}
