import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after typing before the address is updated. Browsers refuse updates on every key. */
const pause = 150

export type SearchText = {
  text: string
  setText(text: string): void
  /**
   * The same for a text that is being written to the address already; missing in lists made for a platform before 1.7.
   */
  take?(text: string): void
  /** Called when somebody approaches the field; missing in lists made for a platform before 1.9. */
  prepare?(): void
}

/**
 * The text of a search field that is stored in the address. Navigation is asynchronous, so the field has a state of its
 * own and takes the address's text only if something else changed it (Back, "Clear filters").
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
): Required<Omit<SearchText, 'prepare'>> {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of text restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => send(), pause)
    return () => clearTimeout(timer)
  }, [text])
  return {
    text,
    setText,
    take: (next) => {
      setText(next)
      setSent(next)
    },
  }
}
