import { type Key, type ReactNode, useState } from 'react'
import { Pages, type PagesProps } from './pages.tsx'
import styles from './plain-table.module.css'

export type PlainColumn<Row> = {
  title: string
  render(row: Row): ReactNode
  /** Aligns figures to the end. */
  align?: 'end'
  /** For cells and heading. */
  className?: string | undefined
}

type PlainTableProps<Row> = {
  rows: readonly Row[]
  keyOf(row: Row): Key
  columns: readonly PlainColumn<Row>[]
  /** Rows per page; all on one page by default. */
  pageSize?: number
  /** For a list of which the server sends one page, which `rows` are. */
  pages?: PagesProps
}

/** A read-only table. antd's inserts a style element that the CSP blocks (decision 0080). */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { rows, keyOf, columns, pageSize = rows.length } = props
  const [chosen, setChosen] = useState(1)
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(chosen, pageCount)
  const { pages = { page, pageCount, onPage: setChosen } } = props
  const shown = props.pages ? rows : rows.slice((page - 1) * pageSize, page * pageSize)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ title, align, className }) => (
              <th key={title} scope="col" data-align={align} className={className}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, render, align, className }) => (
                <td key={title} data-align={align} className={className}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pages.pageCount > 1 && <Pages {...pages} />}
    </>
  )
}
