import { Select } from 'antd'
import { FilterChoices } from './filter-choices.tsx'
import styles from './list-toolbar.module.css'
import type { ListFilterState } from './list-view.ts'

type FilterControlProps = { filter: ListFilterState; onChoose(choice: string | undefined): void }

export function FilterControl({
  filter: { label, choices, isOpenEnded, chosen },
  onChoose,
}: FilterControlProps) {
  if (!isOpenEnded) {
    return <FilterChoices label={label} choices={choices} chosen={chosen} onChoose={onChoose} />
  }
  const options = Object.entries(choices).map(([value, text]) => ({ value, label: text }))
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
