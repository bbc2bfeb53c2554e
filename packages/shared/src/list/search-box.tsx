import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import styles from './search-box.module.css'

type SearchBoxProps = {
  label: string
  text: string
  onText(text: string): void
  /** The pointer or the focus has reached it. */
  onNear?: (() => void) | undefined
}

/** A native input: antd's would add text areas, passwords and OTP fields to the chunk that every list waits for. */
export function SearchBox({ label, text, onText, onNear }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  function clear() {
    onText('')
    field.current?.focus()
  }
  return (
    <div className={styles.box}>
      <Search size={16} aria-hidden />
      <input
        ref={field}
        type="search"
        dir="auto"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPointerEnter={onNear}
        onFocus={onNear}
      />
      {text !== '' && (
        <button type="button" aria-label="Clear the search" onClick={clear}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
