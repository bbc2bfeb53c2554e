import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { foldForSearch } from '@console/values/text/fold-text'
import { Link } from 'react-router'
import { mockPaths } from '../navigation/paths.ts'
import type { TaggedMock } from './use-labelled-mocks.ts'

/** Mocks with a tag that matches the query, whatever their texts. */
export function TaggedMocks({ query, mocks }: { query: string; mocks: readonly TaggedMock[] }) {
  const wanted = foldForSearch(query).trim()
  const found =
    wanted === '' ? [] : mocks.filter(({ tags }) => tags.some((tag) => foldForSearch(tag).includes(wanted)))
  if (found.length === 0) return null
  return (
    <section aria-label="Found by tag">
      <h2 className={text.heading}>Found by tag</h2>
      <ul className={layout.plain}>
        {found.map(({ section, id, name, tags }) => (
          <li key={`${section}/${id}`} className={layout.row}>
            <Link to={mockPaths[section].toEditor(id)}>{name}</Link>
            <span className={text.note}>{tags.join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
