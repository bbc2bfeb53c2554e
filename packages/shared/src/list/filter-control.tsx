import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { usePreload } from '../ui/preload.tsx'
import { readKey } from '../ui/read-key.ts'
import { Segments } from '../ui/segments.tsx'
import type { FilterControlProps, FilterSelectProps } from './filter-select.tsx'
import styles from './list-toolbar.module.css'
import { toUnchosenText } from './list-view.ts'
import { RangeFilter } from './range-filter.tsx'

export function FilterControl(props: FilterControlProps) {
  const { label, choices, isOpenEnded, range, chosen } = props.filter
  if (range !== undefined) return <RangeFilter {...props} />
  return isOpenEnded ? (
    <OpenEndedFilter {...props} />
  ) : (
    <Segments
      label={label}
      options={[['', 'All'], ...Object.entries(choices)]}
      value={chosen ?? ''}
      onChange={(choice) => props.onChoose(choice || undefined)}
    />
  )
}

const FilterSelect = lazyWithRetry<FilterSelectProps & { closed: ReactNode }>(
  async () => (await import(/* webpackChunkName: "filter-select" */ './filter-select.tsx')).FilterSelect,
  'The filter',
  ({ closed }) => closed,
)

/** A button that looks like a select until it is used: antd's select is as much code as the rest of a list. */
function OpenEndedFilter(props: FilterControlProps) {
  const { label, choices, chosen } = props.filter
  usePreload(FilterSelect.preload)
  const [pressed, setPressed] = useState(0)
  const [isUsed, setUsed] = useState(false)
  const isWanted = isUsed || pressed > 0 || chosen !== undefined
  if (isWanted && !isUsed) setUsed(true)

  function handleKey(event: KeyboardEvent) {
    if (!['ArrowDown', 'ArrowUp'].includes(readKey(event))) return
    event.preventDefault()
    setPressed(pressed + 1)
  }

  const closed = (
    <button
      type="button"
      role="combobox"
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={false}
      className={`${styles.select} ${styles.closed}`}
      data-chosen={chosen !== undefined || undefined}
      onPointerEnter={() => void FilterSelect.preload()}
      onClick={() => setPressed(pressed + 1)}
      onKeyDown={handleKey}
    >
      {chosen === undefined ? toUnchosenText(props.filter) : choices[chosen]}
    </button>
  )
  if (!isWanted) return closed
  return <FilterSelect {...props} attempt={pressed} isPressed={pressed > 0} closed={closed} />
}
