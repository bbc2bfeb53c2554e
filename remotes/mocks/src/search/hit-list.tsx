import styles from '@console/authoring/search/hits.module.css'
import { SearchExcerpt } from '@console/authoring/search/search-excerpt'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { mockSectionSchema } from '@console/ielts/schemas'
import { upperFirst } from 'es-toolkit/string'
import { Link } from 'react-router'
import { mockPaths } from '../navigation/paths.ts'
import { CopyGroup, type WriteGroup } from './copy-group.tsx'
import type { SearchHit } from './texts/search-texts.ts'
import { toMatchLink } from './to-match-link.ts'

type HitListProps = { hits: readonly SearchHit[]; onCopy: WriteGroup }

/** Matches by mock, each with its context. */
export function HitList({ hits, onCopy }: HitListProps) {
  const mocks = new Map(hits.map((hit) => [hit.id, hit]))
  return [...mocks].map(([id, { mock, section }]) => (
    <section key={id} aria-label={mock} className={styles.record}>
      <h2 className={text.heading}>
        <Link to={toMockPath(id)}>{mock}</Link> <span>{upperFirst(section)}</span>
      </h2>
      <ul className={layout.plain}>
        {hits
          .filter((hit) => hit.id === id)
          .map((hit) => (
            <Hit key={hit.place.key} hit={hit} onCopy={onCopy} />
          ))}
      </ul>
    </section>
  ))
}

/** `reading/5` */
function toMockPath(id: string): string {
  const [section, key = ''] = id.split('/')
  return mockPaths[mockSectionSchema.parse(section)].toMock(key)
}

function Hit({ hit, onCopy }: { hit: SearchHit; onCopy: WriteGroup }) {
  const { id, section, place, pieces } = hit
  const [, key = ''] = id.split('/')
  const found = toMatchLink(hit)
  return (
    <li className={styles.hit}>
      <span className={text.small}>{found.name}</span>
      <Link to={found.path} className={styles.text}>
        <SearchExcerpt pieces={pieces} />
      </Link>
      {place.group !== null && (
        <CopyGroup section={section} id={Number(key)} group={place.group} onCopy={onCopy} />
      )}
    </li>
  )
}
