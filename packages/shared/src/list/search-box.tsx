import { Input } from 'antd'
import { Search, X } from 'lucide-react'

type SearchBoxProps = { label: string; text: string; onText(text: string): void }

export function SearchBox({ label, text, onText }: SearchBoxProps) {
  return (
    <Input
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      prefix={<Search size={16} aria-hidden />}
      allowClear={{ clearIcon: <X size={16} role="img" aria-label="Clear the search" /> }}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
