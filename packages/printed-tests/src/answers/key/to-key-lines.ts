import { isFilled, type Lines, mapTexts, mergeLines, type TextLine } from '../../model/text-line.ts'
import {
  matchExercise,
  matchGroupHead,
  matchKeyHead,
  matchPassageHead,
} from '../../patterns/head-patterns.ts'
import { splitColumns, stripBullet } from '../../patterns/item-patterns.ts'
import { cutAtEntries, isEntry, parseEntry, withoutExercise } from '../../patterns/key-entries.ts'
import { isRubric } from '../../patterns/rubric-patterns.ts'
import { joinColumns, transposeRows } from './transpose-rows.ts'

const named =
  /(?<=\S[\s/;]{1,3})(?=(?:exercise|ex|task|activity|section|part)\.?\s?(?:\d{1,2}[a-d]?|[A-H])\s?[:.)–-]\s?\(?\d{1,2}[.):=–-]?\s?[A-Za-z(£$€\d])|(?<=[A-Za-z)]\t)(?=[B-H][.:)]\s\(?\d{1,2}[.):]?\s\S)/gi

const withoutStop = (text: string): string => text.replace(/(?<=[a-z)])\.$/, '')

const bracketed = /\[(\d{1,2})\]\s?/g
const slashed = /\s\/\s(?=\(?\d{1,2}(?:[-–]\d{1,2})?[.):])/g

/** “[1] tin [2] rope [3] salt”, “1) tin / 2) rope / 3) salt” */
function withPlainNumbers(text: string): string {
  if ((text.match(bracketed)?.length ?? 0) > 2) return text.replaceAll(bracketed, '$1. ').trim()
  return (text.match(slashed)?.length ?? 0) > 1 ? text.replaceAll(slashed, ', ') : text
}

/** “1 tin / 2 rope / 3 salt / salts” has a slash where the next number follows. */
function splitCounted(text: string): string {
  const first = Number(/^\d{1,2}/.exec(text)?.[0] ?? 0)
  let last = first
  const own = text.replaceAll(/\s\/\s(?=(\d{1,2})\s[^\s/])/g, (found, number: string) => {
    if (Number(number) !== last + 1) return found
    last += 1
    return ', '
  })
  return first > 0 && last > first + 1 ? own : text
}

/** “(1 oak, 2 wasps)” */
const enclosed = /^[([](\d{1,2}[\s.:=–-][^()[\]]{0,400},[^()[\]]{0,400})[)\]]$/

/** Without bullets, dots between entries, and the full stop that each of them may have. */
function toPlainEntries(lines: Lines): TextLine[] {
  const filled = mapTexts(lines.filter(isFilled), (text) => {
    const plain = stripBullet(text.replace(enclosed, '$1')).replaceAll(/\s[·•∙]\s/g, ', ')
    return splitCounted(withPlainNumbers(plain))
  })
  const stopped = filled.filter(({ text }) => /[^.]\.$/.test(text)).length
  return stopped < 5 || stopped < filled.length * 0.8
    ? filled
    : mapTexts(filled, (text) => text.replace(/([^.])\.$/, '$1'))
}

/** One or more entries a line, without headings. “1 F 2 T Exercise 2: 3 map” has the answers of two exercises. */
export const toKeyLines = (lines: Lines): TextLine[] =>
  transposeRows(
    joinWrappedEntries(loosenDashes(toPlainEntries(joinColumns(lines)))).flatMap(({ at, text }) => {
      const pieces = text.split(named)
      return pieces.map((piece) => ({ at, text: pieces.length > 1 ? withoutStop(piece.trim()) : piece }))
    }),
  ).filter(({ text }) => !isKeyHeading(text))

const dashed =
  /(?<=^|[\s,;])\(?(\d{1,2})(?:\s?[-–&/]\s?(\d{1,2})(?=\s?[-–]\s?\S|[:.)]\s|\s[A-L]\b))?\)?(\s?[-–]\s?)?(?=\S)/g

const fewest = 3

/** “1-B, 2-12.30, 3-ice”: where each number has a dash behind it, that is no range, and no part of the answer. */
function loosenDashes(lines: Lines): TextLine[] {
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
  return mapTexts(lines, (text, nth) =>
    text.replaceAll(dashed, (found: string, ...groups: unknown[]) => {
      const index = groups.at(-2)
      return places.has(`${nth}:${String(index)}`) ? found.replace(/\s?[-–]\s?$/, '. ') : found
    }),
  )
}

/** Several entries on a line may run over its end: “… 5 morning(s), 6 / flowers, 7 bees” has the answer of 6 on the next. */
const joinWrappedEntries = (lines: Lines): TextLine[] =>
  mergeLines(lines, (before, { at, text }, above) => at - (above?.at ?? 0) === 1 && goesOn(before, text))

function goesOn(before: string, text: string): boolean {
  const last = lastOf(before)
  if (last === null || /\t/.test(before + text) || isKeyHeading(text) || withoutExercise(text) !== text)
    return false
  const next = last + 1
  if (parseEntry(text)?.first === next) return false
  const isNumberAlone = new RegExp(String.raw`[\s,;/]\(?${next}[.):]?$`).test(before)
  const isOpen = /\s\/$/.test(before) || before.lastIndexOf('(') > before.lastIndexOf(')')
  const hasNext = new RegExp(String.raw`[\s,;/]\(?${next}[.):]?\s\S`).test(text)
  return isNumberAlone || isOpen || (parseEntry(text) === null && hasNext)
}

/** The number of the last of several entries. */
function lastOf(text: string): number | null {
  const entries = cutAtEntries(withoutExercise(text), () => false)
  return entries.length < 2 ? null : (parseEntry(entries.at(-1) ?? '')?.last ?? null)
}

const heading =
  /^(?:questions?|answers?|no\.?|key|#)(?:\s(?:answers?|questions?|explanations?)){0,4}$|^q\sa(?:\sq\sa)*$|^unit\s\d{1,2}$/i

/** A heading above answers. */
export const isKeyHeading = (text: string): boolean =>
  !isEntry(text) &&
  (splitColumns(text).every((cell) => heading.test(cell) && cell !== 'NO') ||
    matchKeyHead(text)?.rest === '' ||
    matchExercise(text) === '' ||
    splitColumns(text).every((cell) => matchPassageHead(cell) !== null || matchGroupHead(cell) !== null) ||
    isRubric(text))
