import { Input } from 'antd'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

type SearchBoxProps = {
  label: string
  /** What the address says is searched for. */
  value: string
  onSearch(text: string): void
}

/** Milliseconds without a key before the address follows: short enough to feel immediate. */
const pause = 150

/**
 * A search field whose text is kept in the address. Navigation is asynchronous, so the field shows its own text
 * and takes the address's only when somebody else changed it (Back, "Clear filters").
 */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }
  const send = useEffectEvent(() => {
    if (text === sent) return
    setSent(text)
    onSearch(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => send(), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Search size={16} aria-hidden />}
      allowClear={{ clearIcon: <X size={16} role="img" aria-label="Clear the search" /> }}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
