export type HighlightedTextProps = { text: string; places: readonly number[] }

/** Marks the letters at `places`, consecutive ones as one run. */
export function HighlightedText({ text, places }: HighlightedTextProps) {
  const marked = new Set(places)
  const parts: { start: number; text: string; isMarked: boolean }[] = []
  for (const [place, letter] of [...text].entries()) {
    const last = parts.at(-1)
    const isMarked = marked.has(place)
    if (last?.isMarked === isMarked) last.text += letter
    else parts.push({ start: place, text: letter, isMarked })
  }
  return parts.map((part) =>
    part.isMarked ? <mark key={part.start}>{part.text}</mark> : <span key={part.start}>{part.text}</span>,
  )
}
