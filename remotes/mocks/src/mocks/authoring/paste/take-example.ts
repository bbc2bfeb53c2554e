import type { GroupReading } from './group-reading.ts'

const example = /\b(?:paragraph|section)\s+([A-L])\b[^A-Za-z]*([ivx]+|[A-L])\)?\.?$/i

/** “Example: Paragraph A – iv”, on one line or on two. */
export function takeExample(reading: GroupReading, text: string): boolean {
  const isOurs = /^example\b/i.test(text)
  if (isOurs) reading.isExample = true
  else if (!reading.isExample) return false
  const found = example.exec(text)
  if (found !== null) {
    reading.example = { letter: found[1]?.toUpperCase() ?? '', key: found[2] ?? '' }
    reading.isExample = false
    return true
  }
  const isHeadAlone = /^example\W*(?:answer\W*)?$/i.test(text)
  reading.isExample = isHeadAlone
  if (isHeadAlone) return true
  if (isOurs) {
    const at = reading.lines.find((line) => line.text.includes(text))?.at ?? reading.head.at
    reading.unread.push({ at, text })
  }
  return isOurs
}
