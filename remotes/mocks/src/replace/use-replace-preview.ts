import type { MockDocument } from '@console/ielts'
import { usePlatform } from '@console/shared/platform-context'
import { useSuspenseQuery } from '@tanstack/react-query'
import { throttle } from 'es-toolkit/function'
import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import { findMock } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import { hasStatus } from '../review/has-status.ts'
import { type Listed, listMocks } from '../search/list-unread.ts'
import type { CountedPlaces } from '../search/texts/count-note-matches.ts'
import type { Wanted } from '../search/texts/find-matches.ts'
import type { TextIndexState } from '../search/use-text-index.ts'
import { listHits, type ReplaceHit, type ReplaceWords } from './texts/replace-hits.ts'

/** The search text with its options, and the replacement. */
export type Replacement = Wanted & ReplaceWords & { inKeys: boolean }

export type MockMatches = Pick<Listed, 'id' | 'section' | 'key'> & {
  document: MockDocument
  isPublished: boolean
  hits: readonly ReplaceHit[]
  /** Matches that are not selected by default, with the reason. */
  doubts: ReadonlyMap<ReplaceHit, string>
}

type LookedMock = Omit<MockMatches, 'doubts'>

export type Preview = {
  state: 'looking' | 'stopped' | 'done' | 'failed'
  read: number
  wanted: number
  /** The number of mocks that could not be read. */
  failed: number
  found: CountedPlaces
  /** Matches in transcripts and explanations, which are not replaced. */
  left: CountedPlaces
  /** The first matches, as many as can be reviewed. */
  mocks: readonly MockMatches[]
}

/** Further matches are only counted, and found by the next run. */
const shownLimit = 500

/** Concurrent reads. */
const readers = 4

/** Milliseconds between progress updates, since a common word matches in every mock. */
const pause = 200

/** Loads the checks of all sections, which are large. */
export const importDoubts = () => import(/* webpackChunkName: "checks" */ './texts/list-doubts.ts')

const none: CountedPlaces = { places: 0, mocks: 0 }
const start: Preview = {
  ...{ state: 'looking', read: 0, wanted: 0, failed: 0 },
  ...{ found: none, left: none, mocks: [] },
}

/** Reads the current version of all candidate mocks and finds every match. */
export function useReplacePreview(
  asked: Replacement | null,
  { findMocks, countNoteMatches }: Pick<TextIndexState, 'findMocks' | 'countNoteMatches'>,
) {
  const platform = usePlatform()
  const { api } = platform
  const { data: served } = useSuspenseQuery(servedListsQuery(platform))
  const [preview, setPreview] = useState<Preview>(start)
  const leaving = useRef<AbortController | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a preview is of what was asked for, and of nothing newer
  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    leaving.current = controller
    setPreview(start)
    run(asked, controller.signal).catch(() => {
      if (!controller.signal.aborted) setPreview((before) => ({ ...before, state: 'failed' }))
    })
    return () => controller.abort()
  }, [asked])

  return {
    preview,
    stop() {
      leaving.current?.abort()
      setPreview((before) => ({ ...before, state: 'stopped' }))
    },
  }

  async function run({ inKeys, replacement, ...wanted }: Replacement, signal: AbortSignal) {
    const tell = (next: Preview) => {
      if (!signal.aborted) setPreview(next)
    }
    const tellInTime = throttle(tell, pause)
    signal.addEventListener('abort', tellInTime.cancel)
    const [ids, left, { listDoubts }] = await Promise.all([
      findMocks(wanted.find),
      countNoteMatches(wanted),
      importDoubts(),
    ])
    const candidates = new Set(ids)
    const listed = listMocks(served).filter(({ id }) => candidates.has(id))
    let looked: Preview = { ...start, wanted: listed.length, left }
    let room = shownLimit
    tell(looked)
    const limit = pLimit(readers)
    await Promise.all(
      listed.map((mock) =>
        limit(async () => {
          if (signal.aborted) return
          try {
            const found = await look(mock)
            looked = withFound(looked, found)
          } catch {
            looked = { ...looked, failed: looked.failed + 1 }
          }
          tellInTime(looked)
        }),
      ),
    )
    tellInTime.cancel()
    tell({ ...looked, state: 'done' })

    async function look({ id, section, key, status }: Listed): Promise<LookedMock | null> {
      const mock = (await findMock(api, section, key, signal))?.value
      if (mock == null) return null
      const document = toMockDocument(mock)
      // Servers of the specification return the status in rows only.
      const isPublished = hasStatus(document.status ?? status ?? undefined, 'published')
      return { id, section, key, document, isPublished, hits: listHits(document, wanted, inKeys) }
    }

    /** Keeps matches up to the limit, and counts all. */
    function withFound(before: Preview, mock: LookedMock | null): Preview {
      const read = before.read + 1
      if (mock === null || mock.hits.length === 0) return { ...before, read }
      const { places, mocks } = before.found
      const found = { places: places + mock.hits.length, mocks: mocks + 1 }
      if (room === 0) return { ...before, read, found }
      const hits = mock.hits.slice(0, room)
      room -= hits.length
      const doubts = listDoubts(mock.document, hits, { ...wanted, replacement })
      return { ...before, read, found, mocks: [...before.mocks, { ...mock, hits, doubts }] }
    }
  }
}
