import { Segmented, Select } from 'antd'
import styles from './list-toolbar.module.css'
import type { ListFilterState } from './list-view.ts'

type FilterControlProps = { filter: ListFilterState; onChoose(choice: string | undefined): void }

export function FilterControl({
  filter: { label, choices, isOpenEnded, chosen },
  onChoose,
}: FilterControlProps) {
  const options = Object.entries(choices).map(([value, text]) => ({ value, label: text }))
  if (!isOpenEnded) {
    return (
      <Segmented
        aria-label={label}
        options={[{ value: '', label: 'All' }, ...options]}
        value={chosen ?? ''}
        onChange={(choice) => onChoose(choice || undefined)}
      />
    )
  }
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={label}
      placeholder={`Any ${label.toLowerCase()}`}
      options={options}
      value={chosen ?? null}
      onChange={(choice) => onChoose(choice ?? undefined)}
      popupMatchSelectWidth={false}
      showSearch
      allowClear
    />
  )
}
