import { foldForSearch } from '@console/values/text/fold-text'
// biome-ignore lint/style/noRestrictedImports: options that one searches, of which a column may have thousands
import { Select } from 'antd'
import styles from './list-toolbar.module.css'
import { type ListFilterState, toUnchosenText } from './list-view.ts'

export type FilterControlProps = { filter: ListFilterState; onChoose(choice: string | undefined): void }

export type FilterSelectProps = FilterControlProps & {
  /** It replaces a button that was pressed. */
  isPressed: boolean
}

const isFound = (label = '', typed: string) => foldForSearch(label).includes(foldForSearch(typed).trim())

export function FilterSelect({ filter, onChoose, isPressed }: FilterSelectProps) {
  const { label, choices, chosen } = filter
  const options = Object.entries(choices).map(([value, text]) => ({ value, label: text }))
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={label}
      placeholder={toUnchosenText(filter)}
      options={options}
      value={chosen ?? null}
      onChange={(choice) => onChoose(choice ?? undefined)}
      popupMatchSelectWidth={false}
      defaultOpen={isPressed}
      autoFocus={isPressed}
      showSearch={{ filterOption: (typed, option) => isFound(option?.label, typed) }}
      allowClear
    />
  )
}
