import { SearchField } from '@console/authoring/search/search-field'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import { urlText, useUrlState } from '@console/shared/ui/url-state'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { toReplacePath } from '../navigation/search-paths.ts'
import type { WriteGroup } from './copy-group.tsx'
import { HitList } from './hit-list.tsx'
import { IndexNote } from './index-note.tsx'
import { LabelChoices } from './label-choices.tsx'
import styles from './search-panel.module.css'
import { TaggedMocks } from './tagged-mocks.tsx'
import type { SearchResult } from './texts/search-texts.ts'
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
    <div className={layout.stack}>
      <div className={styles.controls}>
        <SearchField
          value={typed}
          onType={(value) => {
            setTyped(value)
            replace({ q: value })
          }}
        />
        {labelled.hasNotes && (
          <LabelChoices
            difficulty={state.difficulty}
            tag={state.tag}
            tags={labelled.tags}
            onChoose={replace}
          />
        )}
        <IndexNote index={index} />
        <div className={layout.row}>
          <Link to={toReplacePath(typed)}>Replace…</Link>
          {articleSearch && <Link to={articleSearch}>Search in the articles</Link>}
        </div>
      </div>
      <TaggedMocks query={typed} mocks={labelled.tagged} />
      {found !== null && (
        <Found
          found={found}
          query={typed}
          isWhole={index.progress.state === 'ready' && index.progress.failed === 0}
          onCopy={index.copyGroup}
        />
      )}
    </div>
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

type FoundProps = {
  found: SearchResult
  query: string
  /** Whether all mocks have been read. */
  isWhole: boolean
  onCopy: WriteGroup
}

function Found({ found, query, isWhole, onCopy }: FoundProps) {
  const { hits, places, mocks } = found
  if (hits.length === 0) {
    return (
      <EmptyState title={isWhole ? 'Nothing found' : 'Nothing found so far'}>
        {isWhole
          ? `No mock contains “${query.trim()}”. Try fewer words, or the beginning of one.`
          : `None of the mocks loaded so far contains “${query.trim()}”.`}
      </EmptyState>
    )
  }
  return (
    <section aria-label="Found">
      <p role="status" className={text.note}>
        {formatCount(places, { one: 'place', many: 'places' })} in{' '}
        {formatCount(mocks, { one: 'mock', many: 'mocks' })}
        {places > hits.length && <span>{`; the first ${formatNumber(hits.length)} are shown`}</span>}
      </p>
      <HitList hits={hits} onCopy={onCopy} />
    </section>
  )
}
