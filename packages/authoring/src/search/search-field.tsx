import { TextInput } from '../fields/text-input.tsx'
import styles from './search-field.module.css'

type SearchFieldProps = { value: string; onType(value: string): void }

/** A search field that is focused when the screen opens. */
export const SearchField = ({ value, onType }: SearchFieldProps) => (
  <TextInput
    type="search"
    className={styles.words}
    autoFocus
    aria-label="Words to find"
    placeholder="Words, or “a phrase in quotes”"
    value={value}
    onText={onType}
  />
)
