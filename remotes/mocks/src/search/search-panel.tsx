import { SearchResults } from '@console/authoring/search/search-results'
import { SearchScreen } from '@console/authoring/search/search-screen'
import { usePlatform } from '@console/shared/platform-context'
import { urlText, useUrlState } from '@console/shared/ui/url-state'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { toReplacePath } from '../navigation/search-paths.ts'
import { IndexNote, mockWords } from './index-note.tsx'
import { LabelChoices } from './label-choices.tsx'
import { TaggedMocks } from './tagged-mocks.tsx'
import type { SearchResult } from './texts/search-texts.ts'
import { toFoundMocks } from './to-found-mocks.tsx'
import { useLabelledMocks } from './use-labelled-mocks.ts'
import { type TextIndexState, useTextIndex } from './use-text-index.ts'

/** `/mocks/search/?q=ice+trade&tag=climate` */
const addressSchema = z.object({ q: urlText, difficulty: urlText, tag: urlText })

export function SearchPanel() {
  const index = useTextIndex()
  const { state, replace } = useUrlState(addressSchema)
  const [typed, setTyped] = useState(state.q)
  const labelled = useLabelledMocks(state)
  const found = useFound(index, typed, labelled.only)
  const articleSearch = usePlatform().links.linkTo?.('content', 'search', typed)
  return (
    <SearchScreen
      query={typed}
      onQuery={(query) => {
        setTyped(query)
        replace({ q: query })
      }}
      filters={
        labelled.hasNotes && (
          <LabelChoices
            difficulty={state.difficulty}
            tag={state.tag}
            tags={labelled.tags}
            onChoose={replace}
          />
        )
      }
      progress={<IndexNote index={index} isAsked={typed.trim() !== ''} />}
      links={[
        { label: 'Replace…', to: toReplacePath(typed) },
        ...(articleSearch ? [{ label: 'Search in the articles', to: articleSearch }] : []),
      ]}
    >
      <TaggedMocks query={typed} mocks={labelled.tagged} />
      {found !== null && (
        <SearchResults
          query={typed}
          words={mockWords}
          found={toFoundMocks(found.hits, index.copyGroup)}
          counts={{ places: found.places, records: found.mocks }}
          isWhole={index.progress.state === 'ready' && index.progress.failed === 0}
        />
      )}
    </SearchScreen>
  )
}

/** Null until the first result, which is shown until the next one. */
function useFound(
  { search, progress }: TextIndexState,
  query: string,
  only: readonly string[] | null,
): SearchResult | null {
  const [found, setFound] = useState<SearchResult | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read meanwhile is searched too
  useEffect(() => {
    let isCurrent = true
    if (query.trim() === '') {
      setFound(null)
      return
    }
    search(query, only).then(
      (result) => isCurrent && setFound(result),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [query, progress, only])
  return found
}
