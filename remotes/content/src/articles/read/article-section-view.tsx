import { toLineFeeds } from '@console/values/text/line-breaks'
import type { ArticleTable, Section, UnreadableTable } from '../document/article-content.ts'
import { isReadableTable } from '../document/article-content.ts'
import styles from './article-reading.module.css'

type ArticleSectionViewProps = {
  section: Section
  /** Level of the section's title; the article's own is one above. */
  heading: 'h2' | 'h3'
}

/** A section as learners read it. Empty lines of a draft are left out. */
export function ArticleSectionView({ section, heading: Heading }: ArticleSectionViewProps) {
  const { title } = section
  if (section.content_type === 'definition') {
    return (
      <p dir="auto" className={styles.definition}>
        {title}
      </p>
    )
  }
  return (
    <>
      {title !== null && title.trim() !== '' && (
        <Heading dir="auto" className={styles.sectionTitle}>
          {title}
        </Heading>
      )}
      <SectionBody section={section} />
    </>
  )
}

function SectionBody({ section }: { section: Exclude<Section, { content_type: 'definition' }> }) {
  if (section.content_type === 'table') {
    return section.tables.map((table) => <TableView key={table.id} table={table} title={section.title} />)
  }
  const items = section.items.filter(({ text }) => text.trim() !== '')
  if (section.content_type === 'list') {
    return items.length === 0 ? null : (
      <ul className={styles.list}>
        {items.map(({ id, text }) => (
          <li key={id} dir="auto" data-edits={`item:${id}`}>
            {toLineFeeds(text)}
          </li>
        ))}
      </ul>
    )
  }
  return items.map(({ id, text }) => (
    <p key={id} dir="auto" className={styles.paragraph} data-edits={`item:${id}`}>
      {toLineFeeds(text)}
    </p>
  ))
}

type TableViewProps = { table: ArticleTable | UnreadableTable; title: string | null }

function TableView({ table, title }: TableViewProps) {
  if (!isReadableTable(table)) {
    return <p className={styles.nothing}>This table could not be read. The editor shows what is stored.</p>
  }
  const { columns, rows } = table
  const hasHeadings = columns.some(({ text }) => text !== null && text !== '')
  return (
    <section
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={title === null ? 'Table' : `Table: ${title}`}
    >
      <table className={styles.table}>
        {hasHeadings && (
          <thead>
            <tr>
              {columns.map(({ id, text }) =>
                text === null || text === '' ? (
                  <td key={id} />
                ) : (
                  <th key={id} dir="auto" scope="col">
                    {text}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id }) => (
                <td key={id} dir="auto" data-edits={`cell:${row.id}:${id}`}>
                  {toLineFeeds(row.cells[id] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
