import { type MockSummary, mockVariantSchema } from '@console/shared/schemas/mock'
import { ListToolbar } from '@console/shared/ui/list-toolbar'
import { formatNumber } from '@console/shared/ui/number'
import { SearchBox } from '@console/shared/ui/search-box'
import type { UrlState } from '@console/shared/ui/url-state'
import { Segmented } from 'antd'
import { type MockVariant, mockVariantLabels } from '../mock-labels.ts'
import type { ServedSection } from '../mock-section.ts'
import { BookFilter } from './book-filter.tsx'
import styles from './mock-toolbar.module.css'
import type { MockListUrl } from './mock-view.ts'

const variantOptions: { value: MockVariant | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...mockVariantSchema.options.map((variant) => ({ value: variant, label: mockVariantLabels[variant] })),
]

type MockToolbarProps = {
  section: ServedSection
  url: UrlState<MockListUrl>
  /** Every mock of the section. */
  records: readonly MockSummary[]
  shown: number
}

export function MockToolbar({ section, url, records, shown }: MockToolbarProps) {
  const total = records.length
  const all = `${formatNumber(total)} ${section} ${total === 1 ? 'mock' : 'mocks'}`
  return (
    <ListToolbar
      summary={shown === total ? all : `${formatNumber(shown)} of ${all}`}
      search={
        <SearchBox
          label={`Search ${section} mocks`}
          value={url.state.q}
          onSearch={(q) => url.replace({ q, page: 1 })}
        />
      }
      filter={
        <div className={styles.filters}>
          <Segmented<MockVariant | 'all'>
            aria-label="Type"
            options={variantOptions}
            value={url.state.type ?? 'all'}
            onChange={(type) => url.update({ type: type === 'all' ? undefined : type, page: 1 })}
          />
          <BookFilter
            records={records}
            value={url.state.book}
            onChange={(book) => url.update({ book, page: 1 })}
          />
        </div>
      }
    />
  )
}
