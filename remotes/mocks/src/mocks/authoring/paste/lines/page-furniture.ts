import { isBulleted } from './bullets.ts'
import { matchGroupHead, matchPassageHead } from './head-patterns.ts'
import { matchLetter, matchNumbered } from './item-patterns.ts'
import { isInstruction, matchVerdict } from './order-patterns.ts'
import { isRubric } from './rubric-patterns.ts'
import type { TextLine } from './text-line.ts'

type Cleared = { lines: TextLine[]; furniture: TextLine[] }

const pageNumber =
  /^(?:page\s?\|?\s?\d{1,3}(?:\s?(?:of|\/)\s?\d{1,3})?|[-–—|]\s?\d{1,3}\s?[-–—|]|\d{1,3}\s?\|\s?page|\d{1,3}\sof\s\d{1,3}|[➜→►▶»]\s?(?:see\s)?p(?:age|p)?\.?\s?\d{1,3}\b.{0,40}|(?:4[1-9]|[5-9]\d|\d{3})\t(?:reading|listening|test \d{1,2})|(?:reading|listening|test \d{1,2})\t(?:4[1-9]|[5-9]\d|\d{3}))$/i
/** What an online form or a course has around its questions. */
const formPart =
  /^(?:\d{1,2} points?|total points:? \d{1,3}|points: ?\d{1,3}(?:\/\d{1,3})?|your answer:?|e-?mail(?: address)?|\*? ?(?:indicates )?required(?: question)?|mark only one oval\.?|(?:check|tick) all that apply\.?|clear (?:form|selection)|untitled section|question text|flag question|feedback|information|(?:partially |in)?correct|not (?:yet )?answered|mark(?:ed out of)? \d{1,2}\.\d{2}(?: out of \d{1,2}\.\d{2})?|select one(?: or more)?:)$/i
const publisher = /\b(?:www\.|https?:|©|copyright|all rights reserved)/i
const title = /\b(?:tests?|ielts|reading|listening|academic|practice|unit|worksheet|chapter)\b/i

/** Page numbers and the head that is repeated on every page are no part of the test. */
export function clearFurniture(printed: readonly TextLine[]): Cleared {
  const seen = new Map<string, number>()
  const lines = dropTails(printed)
  for (const { text } of lines) seen.set(toShape(text), (seen.get(toShape(text)) ?? 0) + 1)
  const isRunningHead = (text: string) => {
    const times = seen.get(toShape(text)) ?? 0
    return (
      text.length < 80 &&
      /[A-Za-z]{3}/.test(text) &&
      !/^[a-z]/.test(text) &&
      (isFolio(text) || !isContent(text)) &&
      times >= (title.test(text) ? 2 : 4)
    )
  }
  const heads = new Set(lines.filter(({ text }) => isRunningHead(text)).map(({ text }) => toStart(text)))
  const isFurniture = ({ text }: TextLine) =>
    pageNumber.test(text) ||
    formPart.test(text) ||
    (publisher.test(text) && text.length < 120) ||
    isRunningHead(text) ||
    (isNumberedPage(text) && heads.has(toStart(text)))
  return { lines: lines.filter((line) => !isFurniture(line)), furniture: lines.filter(isFurniture) }
}

/** “62  Practice Tests for IELTS”: the number of the page begins the line. */
const isFolio = (text: string): boolean =>
  /^\d{1,3}\s[A-Z]|\t\d{1,3}$/.test(text) && title.test(text) && !/[.?!:]$|[_…]|\.{3}/.test(text)

/** What pages of every chapter begin with: “Oakfield Publishing  Answers  118”. */
const toStart = (text: string): string => text.toLowerCase().split(/\s+/).slice(0, 2).join(' ')

const isNumberedPage = (text: string): boolean =>
  text.length < 80 && /[A-Za-z]\s\d{1,3}$/.test(text) && !isContent(text)

/** The head of a page may stand on the line of another head: “Questions 1–5     Test 2 | 18”. */
function dropTails(lines: readonly TextLine[]): TextLine[] {
  const tails = new Map<string, number>()
  for (const { text } of lines) {
    const shape = toShape(tailOf(text))
    if (text.includes('\t')) tails.set(shape, (tails.get(shape) ?? 0) + 1)
  }
  const isRepeated = (tail: string) =>
    title.test(tail) && /\d$/.test(tail) && (tails.get(toShape(tail)) ?? 0) > 1
  return lines.map(({ at, text }) => {
    const tail = tailOf(text)
    return isRepeated(tail) ? { at, text: text.slice(0, -tail.length).trimEnd() } : { at, text }
  })
}

const tailOf = (text: string): string => text.slice(text.indexOf('\t') + 1)

/** The same line on another page differs by its numbers. */
const toShape = (text: string): string => text.replaceAll(/\d+/g, '#').toLowerCase()

const isContent = (text: string): boolean =>
  isBulleted(text) ||
  isRubric(text) ||
  isInstruction(text) ||
  matchGroupHead(text) !== null ||
  matchPassageHead(text) !== null ||
  matchVerdict(text) !== null ||
  matchNumbered(text) !== null ||
  matchLetter(text) !== null ||
  /[_…]|\.{3}|\t/.test(text) ||
  /^(?:example|list of|answers?\b)/i.test(text)
