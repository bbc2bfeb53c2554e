import { EmptyState } from '@console/shared/ui/empty-state'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import layout from '../styles/layout.module.css'
import text from '../styles/text.module.css'
import { SearchExcerpt } from './search-excerpt.tsx'
import styles from './search-screen.module.css'
import type { ExcerptPiece } from './to-excerpt.ts'

export type FoundPlace = {
  key: string
  /** "Part 2" */
  name: string
  to: string
  pieces: readonly ExcerptPiece[]
  action?: ReactNode
}

export type FoundRecord = {
  key: string
  name: string
  /** Beside the name: "Reading". */
  note?: string
  to: string
  places: readonly FoundPlace[]
}

type SearchResultsProps = {
  query: string
  words: { one: string; many: string }
  /** May leave out places, which are only counted. */
  found: readonly FoundRecord[]
  counts: { places: number; records: number }
  /** All records have been read. */
  isWhole: boolean
}

/** Matches by record, each with its context. */
export function SearchResults({ query, words, found, counts, isWhole }: SearchResultsProps) {
  const shown = found.reduce((sum, { places }) => sum + places.length, 0)
  if (shown === 0) {
    return (
      <EmptyState title={isWhole ? 'Nothing found' : 'Nothing found so far'}>
        {isWhole
          ? `No ${words.one} contains “${query.trim()}”. Try fewer words, or the beginning of one.`
          : `None of the ${words.many} loaded so far contains “${query.trim()}”.`}
      </EmptyState>
    )
  }
  return (
    <section aria-label="Found">
      <p role="status" className={text.note}>
        {formatCount(counts.places, { one: 'place', many: 'places' })} in {formatCount(counts.records, words)}
        {counts.places > shown && <span>{`; the first ${formatNumber(shown)} are shown`}</span>}
      </p>
      {found.map((record) => (
        <section key={record.key} aria-label={record.name} className={styles.record}>
          <h2 className={text.heading}>
            <Link to={record.to}>{record.name}</Link>{' '}
            {record.note !== undefined && <span>{record.note}</span>}
          </h2>
          <ul className={layout.plain}>
            {record.places.map((place) => (
              <li key={place.key} className={styles.place}>
                <span className={text.small}>{place.name}</span>
                <Link to={place.to} className={styles.text}>
                  <SearchExcerpt pieces={place.pieces} />
                </Link>
                {place.action}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
