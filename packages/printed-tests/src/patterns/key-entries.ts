import { countWords } from '@console/ielts'
import { hasRun } from './gap-patterns.ts'

/** A number of the key, or two, with what is printed behind. */
export type KeyEntry = { first: number; last: number; said: string }

/** How a key is printed. */
export const keyPatterns = {
  entry:
    /^(?:[•▪●○◦*■–−-]\s{1,3})?["“([]?(?:(?:q(?:uestion)?|no)\.?\s?)?(\d{1,2})(?:\s?(?:[-–—&/,+]|and|to)\s?(\d{1,2}))*(?:[)\]]|(?=\s|[.:=→–—-]|[A-Za-z£$€(]|$))\s?(?:[.):]?\s?[=→]\s?|[.):]\s?|[–—-](?:\s|(?=[A-Za-z(£$€“"])))?(.*)$/is,
  exercise:
    /^(?:(?:ex(?:ercise)?\.?|[tp](?=\d)|task|part|section|passage|text|unit)\s*(?:\d{1,2}[a-d]?|one|two|three|four|five|six|[A-H](?![A-Za-z])|[IVX]{1,4})(?:\s*[:.]\s*(?=\d)|\s(?=\d{1,2}[.):]?\s\S))|(?:[A-H]|[IVX]{1,5})[.):]?\s(?=\d{1,2}(?:[.):]?\s\S|\s?[-–—&]\s?\d{1,2}\s\S|(?:[A-L]|[TFYN]G?|[ivx]{1,4})\b))|\d{1,2}[a-h]\)\s(?=\d{1,2}[.):]?\s\S)|\d{1,2}\s(?=\d{1,2}\s?[-–—]\s?\d{1,2}\s[A-L]\b))/i,
  numberedExercise: /^(\d{1,2})([.):]?)\s+(?=(\d{1,2})([.):]?)\s\D)/,
  keyWord: /\b(?:answers?|keys?|solutions?|ans|results)\b/i,
  rowStart: /(?<=[\s:(])\(?\d{1,2}(?=[.):]?\s?[=–-]?\s?\S)/g,
  nextEntry:
    /(?<=[^\s,;/&][,;]?\s)\(?(\d{1,2})(?:\s?[-–—&/]\s?(\d{1,2})(?=[.):]?\s[([]?[A-Z]|\s?[=→]|\s[–—-]\s[A-Z]|[–-][A-Z]|\s[([]in\b|(?<=[&/]\s?\d{1,2})\s[a-z]))?(?=[.):]{0,2}\s[^\s/]|[A-Za-z]|[.):–-][A-Za-z(]|\s?[=→])/g,
  place: /\b(?:para(?:graph)?|lines?|section|passage|sentence|page|p|part)\.?\s$/i,
  // “LS12 4QT”
  postcode: /[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$/,
  tight: /^\W?\d{1,2}[–-][A-Za-z(]/,
  name: /^(?:the\s)?(?:correct\s|right\s)?ans(?:wer)?\.?(?:\sis\s?[:=–-]?|\s?[:=–-])\s?(?=\S)/i,
  ordinal: /^\d{1,2}(?:st|nd|rd|th)\b/i,
  amountRange: /^[^\s\d]?\d{1,2}\s[–—-]\s(\d{1,4}.*)$/s,
}

/** “14 iv”, “1B”, “21&22 IN EITHER ORDER”, or a number that stands alone. */
export function parseEntry(text: string): KeyEntry | null {
  const found = keyPatterns.entry.exec(text)
  if (found === null || keyPatterns.ordinal.test(text)) return null
  const [, one = '', other, said = ''] = found
  const first = Number(one)
  const last = Number(other ?? one)
  const isRange = last >= first && last - first <= 10
  // “5 – 35” is the answer 35.
  const number = isRange ? null : keyPatterns.amountRange.exec(text)
  if (first === 0 || (!isRange && number === null)) return null
  return number === null
    ? { first, last, said: withoutName(said.trim()) }
    : { first, last: first, said: number[1]?.trim() ?? '' }
}

/** “Question 3. Answer: tunnel” */
export const withoutName = (said: string): string => said.replace(keyPatterns.name, '')

/** “1) 1 F 2 T” and “4 1 F 2 T” are of exercises 1 and 4: the next number shows which of the two is that of a question. */
function takeExerciseNumber(text: string): { number: number; rest: string } | null {
  const [prefix = '', exercised, sign, number, mark = ''] = keyPatterns.numberedExercise.exec(text) ?? []
  if (exercised === undefined || number === undefined) return null
  const plain = mark === '' ? text : text.replaceAll(mark, '')
  const hasNext = (said: string) => new RegExp(String.raw`\s${Number(said) + 1}\s`).test(plain)
  const isOther = sign === '' ? Number(number) <= Number(exercised) || !hasNext(exercised) : sign !== mark
  return hasNext(number) && isOther ? { number: Number(exercised), rest: text.slice(prefix.length) } : null
}

/** “Ex. 1: 1 F, 2 T” and “Page 7: 1 F, 2 T” */
export function withoutExercise(text: string): string {
  const rest = takeExerciseNumber(text)?.rest ?? text.replace(keyPatterns.exercise, '')
  return parseEntry(rest) === null ? withoutLabel(rest) : rest
}

/** Without whatever names a row of answers: “Answers 21–27: 21 September   22 college”, “Headings – 1 ii, 2 iv”. */
export function withoutLabel(text: string): string {
  if (text.length > 600 || hasRun(text)) return text
  const [best] = [...text.slice(0, 90).matchAll(keyPatterns.rowStart)]
    .slice(0, 6)
    .filter(({ index }) => isLabel(text.slice(0, index).trim()))
    .map(({ index }) => ({ index, pieces: cutAtEntries(text.slice(index), () => false) }))
    .filter(({ pieces }) => pieces.length > 1 && pieces.slice(0, 3).every(isBrief))
    .toSorted((left, right) => right.pieces.length - left.pieces.length || right.index - left.index)
  return text.slice(best?.index ?? 0)
}

const isBrief = (piece: string): boolean => countWords(parseEntry(piece)?.said ?? piece) < 6

/** “Task 2 –”, “Questions 1–5”, “Check your answers” */
const isLabel = (said: string): boolean =>
  /^\W{0,4}\p{L}/u.test(said) &&
  (/:$|\s[–—-]$|\bquestions?\s\d{1,2}(?:[–-]\d{1,2})?$/i.test(said) ||
    (keyPatterns.keyWord.test(said) && countWords(said) < 9))

/** “3 B” right above “4 1 F 2 T” is the answer of exercise 3, and not of question 3. */
export function isOfExercise(lines: readonly { text: string }[], index: number): boolean {
  const numberOf = (nth: number) => takeExerciseNumber(lines[nth]?.text ?? '')?.number
  const own = parseEntry(lines[index]?.text ?? '')?.first
  const isExercise = own !== undefined && numberOf(index) === undefined
  return isExercise && (numberOf(index + 1) === own + 1 || numberOf(index - 1) === own - 1)
}

const dividers = [...[/;\s*/, /\t/, /\s\/\s/, /,\s*/, /\s[–—-]\s/, /\s?(?:&|\+|\band\b)\s?/i, /\s+/]]

const listRows = (text: string): string[][] =>
  dividers.map((divider) => text.split(divider).map((each) => each.trim()))

/** A row of answers, by the sign that divides it into as many as there are numbers. */
export const divideEvenly = (text: string, count: number): string[] | null =>
  listRows(text).find((row) => row.length === count && row.every((each) => each !== '')) ?? null

/** A row of answers, however many there are. */
export const splitRow = (text: string): string[] | null =>
  listRows(text).find((row) => row.length > 1) ?? null

export const isEntry = (text: string): boolean => parseEntry(withoutExercise(text)) !== null

/** “1T 3T” has no answer for 2: behind a letter or a verdict comes a number. */
const leavesOut = (said: string, numbers: number): boolean =>
  numbers > 0 && numbers < 3 && /^(?:[A-L]|[TFYN]|NG|TRUE|FALSE|YES|NO|NOT GIVEN)[,;]?$/i.test(said)

/** So much of a line tells whether an entry ends; a key in one line is read in as many steps as it has entries. */
const longest = 80

/** Cuts a line before the entry of the next number, or of a second column. */
export function cutAtEntries(
  text: string,
  isSecondColumn: (first: number, second: number) => boolean,
): string[] {
  const start = parseEntry(text)
  if (start === null) return [text]
  const pieces: string[] = []
  let from = 0
  let wanted = start.last + 1
  const isTight = keyPatterns.tight.test(text)
  for (const { 1: found, 2: other = found, index } of text.matchAll(keyPatterns.nextEntry)) {
    const number = Number(found)
    const said = parseEntry(text.slice(from, Math.min(index, from + longest)))?.said ?? ''
    if (said.replaceAll(/[,;\s]/g, '') === '') continue
    const isStopped = /^\d{1,2}[.)]\s/.test(text.slice(index, index + 4))
    if (!isStopped && keyPatterns.place.test(text.slice(Math.max(0, index - longest), index))) continue
    if (keyPatterns.postcode.test(text.slice(Math.max(0, index - 5), index + 4))) continue
    // “1-C, 2-A”, but “1 a 2-hour talk”
    if (!isTight && keyPatterns.tight.test(text.slice(index, index + longest))) continue
    // Below “1 harbour 11/12 B, D” the second column is further on than here.
    const isSecond = (found === other ? [0] : [0, 1, 2]).some((more) =>
      isSecondColumn(start.first, number + more),
    )
    if (number !== wanted && !leavesOut(said, number - wanted) && !isSecond) continue
    pieces.push(text.slice(from, index))
    from = index
    wanted = Number(other) + 1
  }
  const cut = [...pieces, text.slice(from)].map((piece) => piece.trim().replace(/(?:[,;]|\s[–—-])$/, ''))
  // “1. iron. 2. rope. 3. salt.”
  return cut.length > 2 && cut.every((piece) => /[^.]\.$/.test(piece))
    ? cut.map((piece) => piece.slice(0, -1))
    : cut
}
