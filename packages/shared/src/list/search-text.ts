import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds without a key before the address follows. Browsers refuse addresses that change at every key. */
const pause = 150

export type SearchText = {
  text: string
  setText(text: string): void
  /** The same for a text that is on its way to the address already; lists made for a platform before 1.7 have none. */
  take?(text: string): void
  /** Told when somebody comes near the field; lists made for a platform before 1.9 have none. */
  prepare?(): void
}

/**
 * Text of a search that the address keeps. Navigation is asynchronous, so the field has a text of its own and takes the
 * address's only when somebody else changed it (Back, "Clear filters").
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what restarts the pause
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
