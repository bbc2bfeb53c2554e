import { Input } from 'antd'

type WordsFieldProps = { value: string; onType(value: string): void }

/** Where the words to find are typed; it has the focus when the screen opens. */
export const WordsField = ({ value, onType }: WordsFieldProps) => (
  <Input
    type="search"
    size="large"
    autoFocus
    aria-label="Words to find"
    placeholder="Words, or “a phrase in quotes”"
    value={value}
    onChange={({ target }) => onType(target.value)}
  />
)
