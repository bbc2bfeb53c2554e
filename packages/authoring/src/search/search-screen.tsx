import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TextInput } from '../fields/text-input.tsx'
import layout from '../styles/layout.module.css'
import styles from './search-screen.module.css'

type SearchScreenProps = {
  query: string
  onQuery(query: string): void
  /** Limits on the search. */
  filters?: ReactNode
  /** Progress of reading what is searched. */
  progress: ReactNode
  /** To other searches for the same words. */
  links: readonly { label: string; to: string }[]
  /** `SearchResults` */
  children: ReactNode
}

/** The screen that searches the texts of all records. */
export const SearchScreen = ({ query, onQuery, filters, progress, links, children }: SearchScreenProps) => (
  <div className={layout.stack}>
    <div className={styles.controls}>
      <TextInput
        type="search"
        className={styles.words}
        autoFocus
        aria-label="Words to find"
        placeholder="Words, or “a phrase in quotes”"
        value={query}
        onText={onQuery}
      />
      {filters}
      {progress}
      {links.length > 0 && (
        <div className={layout.row}>
          {links.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </div>
      )}
    </div>
    {children}
  </div>
)
