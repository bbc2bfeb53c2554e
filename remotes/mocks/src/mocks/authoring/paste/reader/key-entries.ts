/** A number of the key, or two, with what is printed behind. */
export type KeyEntry = { first: number; last: number; said: string }

const entry =
  /^["“([]?(?:(?:q(?:uestion)?|no)\.?\s?)?(\d{1,2})(?:\s?(?:[-–—&/,+]|and|to)\s?(\d{1,2}))*(?:[)\]]|(?=\s|[.:=→–—-]|[A-Za-z£$€(]|$))\s?(?:[.):=→]\s?|[–—-]\s)?(.*)$/is

/** “14 iv”, “1B”, “21&22 IN EITHER ORDER”, or a number that stands alone. */
export function parseEntry(text: string): KeyEntry | null {
  const found = entry.exec(text)
  if (found === null || /^\d{1,2}(?:st|nd|rd|th)\b/i.test(text)) return null
  const [, one = '', other, said = ''] = found
  const first = Number(one)
  const last = Number(other ?? one)
  if (first === 0 || last < first || last - first > 10) return null
  return { first, last, said: said.trim() }
}

const exercise =
  /^(?:(?:ex(?:ercise)?\.?|t|task|part|section|passage)\s*(?:\d{1,2}|one|two|three|four|five|six)\s*[:.]\s*(?=\d)|(?:ex(?:ercise)?\.?|task|part|unit)\s(?:\d{1,2}|[A-H])\s(?=\d{1,2}[.):]?\s\S)|(?:[A-H]|[IVX]{1,5})[.):]?\s(?=\d{1,2}(?:[.):]?\s\S|(?:[A-L]|[TFYN]G?|[ivx]{1,4})\b)))/i
const numberedExercise = /^\d{1,2}[.):]\s+(?=(\d{1,2})([.):]?)\s)/

/** “Ex. 1: 1 F, 2 T”, and “1) 1 F 2 T”, where the next number shows which of the two is that of a question. */
export function withoutExercise(text: string): string {
  const [prefix = '', number, mark = ''] = numberedExercise.exec(text) ?? []
  const next = number === undefined ? null : new RegExp(String.raw`\s${Number(number) + 1}\s`)
  const goesOn = next?.test(text.replaceAll(mark === '' ? '\0' : mark, '')) === true
  const isOther = prefix.trimEnd().at(-1) !== mark
  return goesOn && isOther ? text.slice(prefix.length) : text.replace(exercise, '')
}

export const isEntry = (text: string): boolean => parseEntry(withoutExercise(text)) !== null

const nextEntry =
  /(?<=[^\s,;/&][,;]?\s)\(?(\d{1,2})(?:\s?[-–—&]\s?(\d{1,2})(?=\s[([]?[A-Z]|\s[([]in\b))?(?=[.):]{0,2}\s[^\s/]|[A-Za-z]|[.):][A-Za-z(]|\s?[=→])/g

/** “1T 3T” has no answer for 2: behind a letter or a verdict comes a number. */
const leavesOut = (said: string, numbers: number): boolean =>
  numbers > 0 && numbers < 3 && /^(?:[A-L]|[TFYN]|NG|TRUE|FALSE|YES|NO|NOT GIVEN)[,;]?$/i.test(said)

/** Where a line of one column has the entry of the next number, or one of a second column. */
export function cutAtEntries(
  text: string,
  isSecondColumn: (first: number, second: number) => boolean,
): string[] {
  const start = parseEntry(text)
  if (start === null) return [text]
  const pieces: string[] = []
  let from = 0
  let wanted = start.last + 1
  for (const { 1: found, 2: other = found, index } of text.matchAll(nextEntry)) {
    const number = Number(found)
    const said = parseEntry(text.slice(from, index))?.said ?? ''
    if (said.replaceAll(/[,;\s]/g, '') === '') continue
    if (number !== wanted && !leavesOut(said, number - wanted) && !isSecondColumn(start.first, number))
      continue
    pieces.push(text.slice(from, index))
    from = index
    wanted = Number(other) + 1
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim().replace(/(?:[,;]|\s[–—-])$/, ''))
}
