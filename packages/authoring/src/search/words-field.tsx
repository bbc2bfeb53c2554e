import { TextInput } from '../fields/text-input.tsx'
import styles from './words-field.module.css'

type WordsFieldProps = { value: string; onType(value: string): void }

/** The search field, which has the focus when the screen opens. */
export const WordsField = ({ value, onType }: WordsFieldProps) => (
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
