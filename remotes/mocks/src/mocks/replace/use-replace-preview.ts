import { usePlatform } from '@console/shared/platform-context'
import { useSuspenseQuery } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import { findMock } from '../api/mock.api.ts'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import type { MockDocument } from '../core/document/mock-document.schema.ts'
import { toMockDocument } from '../core/document/mock-document.ts'
import { type Listed, listMocks } from '../search/list-unread.ts'
import type { Wanted } from './texts/find-matches.ts'
import { listHits, type ReplaceHit } from './texts/replace-hits.ts'

/** What is looked for, and what comes in its place. */
export type Replacement = Wanted & { replacement: string; inKeys: boolean }

export type FoundMock = Pick<Listed, 'id' | 'section' | 'key'> & {
  document: MockDocument
  hits: readonly ReplaceHit[]
}

export type Preview = {
  state: 'looking' | 'stopped' | 'done' | 'failed'
  read: number
  wanted: number
  /** Mocks that could not be read. */
  failed: number
  mocks: readonly FoundMock[]
}

/** More places than these are shown after these are done with. */
export const shownLimit = 500

const start: Preview = { state: 'looking', read: 0, wanted: 0, failed: 0, mocks: [] }

/** Reads the mocks that may have the words, as the server has them now, and finds every place. */
export function useReplacePreview(
  asked: Replacement | null,
  findMocks: (words: string) => Promise<readonly string[]>,
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

  async function run({ inKeys, ...wanted }: Replacement, signal: AbortSignal) {
    const candidates = new Set(await findMocks(wanted.find))
    const listed = listMocks(served).filter(({ id }) => candidates.has(id))
    const limit = pLimit(4)
    const found = new Map<string, FoundMock>()
    const counts = { read: 0, failed: 0, wanted: listed.length }
    const tell = (state: Preview['state']) => {
      if (signal.aborted) return
      const mocks = listed.flatMap(({ id }) => found.get(id) ?? [])
      setPreview({ state, ...counts, mocks })
    }
    tell('looking')
    await Promise.all(
      listed.map(({ id, section, key }) =>
        limit(async () => {
          if (signal.aborted) return
          try {
            const mock = (await findMock(api, section, key, signal))?.value
            const document = mock && toMockDocument(mock)
            const hits = document === undefined ? [] : listHits(document, wanted, inKeys)
            if (document !== undefined && hits.length > 0) found.set(id, { id, section, key, document, hits })
            counts.read += 1
          } catch {
            counts.failed += 1
          }
          tell('looking')
        }),
      ),
    )
    tell('done')
  }
}
