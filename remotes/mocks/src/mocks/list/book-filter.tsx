import type { MockSummary } from '@console/shared/schemas/mock'
import { Select } from 'antd'
import { toBookTitle } from '../mock-labels.ts'
import styles from './book-filter.module.css'

type BookFilterProps = {
  records: readonly MockSummary[]
  /** Title of the book; empty for all. */
  value: string
  onChange(book: string): void
}

/** Offers the books that the listed mocks belong to; a mock's row names its book by title alone. */
export function BookFilter({ records, value, onChange }: BookFilterProps) {
  const titles = [...new Set(records.flatMap((record) => toBookTitle(record) ?? []))].sort()
  return (
    <Select
      className={styles.select ?? ''}
      aria-label="Book"
      placeholder="Any book"
      options={titles.map((title) => ({ value: title, label: title }))}
      value={value || null}
      onChange={(title) => onChange(title ?? '')}
      popupMatchSelectWidth={false}
      showSearch
      allowClear
    />
  )
}
