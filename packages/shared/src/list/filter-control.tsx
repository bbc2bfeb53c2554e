import { type KeyboardEvent, useEffect, useState } from 'react'
import { useEarlyRequest, useLazyPart } from '../ui/lazy-part.ts'
import { readKey } from '../ui/read-key.ts'
import { FilterChoices } from './filter-choices.tsx'
import type { FilterControlProps } from './filter-select.tsx'
import styles from './list-toolbar.module.css'
import { toUnchosenText } from './list-view.ts'

export function FilterControl(props: FilterControlProps) {
  const { label, choices, isOpenEnded, chosen } = props.filter
  return isOpenEnded ? (
    <OpenEndedFilter {...props} />
  ) : (
    <FilterChoices label={label} choices={choices} chosen={chosen} onChoose={props.onChoose} />
  )
}

const importFilterSelect = async () => (await import('./filter-select.tsx')).FilterSelect

/** A button that looks like a select, until it is used: a select of antd is as much code as the rest of a list. */
function OpenEndedFilter(props: FilterControlProps) {
  const { label, choices, chosen } = props.filter
  const lazyPart = useLazyPart(importFilterSelect, label)
  const { part: FilterSelect, request } = lazyPart
  useEarlyRequest(lazyPart)
  const [isPressed, setPressed] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const isWanted = isUsed || isPressed || chosen !== undefined
  useEffect(() => {
    if (isWanted) request()
  }, [isWanted, request])
  if (isWanted && !isUsed) setUsed(true)
  if (isWanted && FilterSelect !== null) return <FilterSelect {...props} isPressed={isPressed} />

  function handleKey(event: KeyboardEvent) {
    if (!['ArrowDown', 'ArrowUp'].includes(readKey(event))) return
    event.preventDefault()
    setPressed(true)
  }
  return (
    <button
      type="button"
      role="combobox"
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={false}
      className={`${styles.select} ${styles.closed}`}
      data-chosen={chosen !== undefined || undefined}
      onPointerEnter={request}
      onClick={() => setPressed(true)}
      onKeyDown={handleKey}
    >
      {chosen === undefined ? toUnchosenText(props.filter) : choices[chosen]}
    </button>
  )
}
