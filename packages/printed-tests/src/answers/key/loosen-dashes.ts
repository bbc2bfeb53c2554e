import type { TextLine } from '../../model/text-line.ts'

const dashed =
  /(?<=^|[\s,;])\(?(\d{1,2})(?:\s?[-–&/]\s?(\d{1,2})(?=\s?[-–]\s?\S|[:.)]\s|\s[A-L]\b))?\)?(\s?[-–]\s?)?(?=\S)/g

const fewest = 3

/** “1-B, 2-12.30, 3-ice”: where each number has a dash behind it, that is no range, and no part of the answer. */
export function loosenDashes(lines: readonly TextLine[]): TextLine[] {
  const places = new Set<string>()
  let wanted: number | null = null
  for (const [nth, { text }] of lines.entries()) {
    for (const { 1: first = '', 2: last = first, 3: dash, index } of text.matchAll(dashed)) {
      const isNext = wanted === null ? index === 0 : Number(first) === wanted
      if (!isNext || (dash === undefined && last === first)) continue
      if (dash !== undefined) places.add(`${nth}:${index}`)
      wanted = Number(last) + 1
    }
  }
  if (places.size < fewest) return [...lines]
  return lines.map(({ at, text }, nth) => ({
    at,
    text: text.replaceAll(dashed, (found: string, ...groups: unknown[]) => {
      const index = groups.at(-2)
      return places.has(`${nth}:${String(index)}`) ? found.replace(/\s?[-–]\s?$/, '. ') : found
    }),
  }))
}
