import { isVerdict } from '@console/ielts'
import { isFilled, type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { matchExercise, matchGroupHead, matchKeyHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isInstruction, matchVerdict } from '../patterns/instruction-patterns.ts'
import { isBulleted, isCounted, matchLetter, matchNumbered } from '../patterns/item-patterns.ts'
import { isRubric } from '../patterns/rubric-patterns.ts'
import { listMailFields, listMailHead, listReplies } from './find-message-heads.ts'

type Cleared = { lines: TextLine[]; furniture: TextLine[] }

/** Parts of pages, messages, forms and sites around the test. */
export const furniturePatterns = {
  pageNumber:
    /^(?:page\s?\|?\s?\d{1,3}(?:\s?(?:of|\/)\s?\d{1,3})?|[-–—|]\s?\d{1,3}\s?[-–—|]|\d{1,3}\s?[|\t]\s?page|\d{1,3}\sp\sa\sg\se|\d{1,3}\sof\s\d{1,3}|(?:\d{1,3}\s)?[➜→►▶»]\s?(?:see\s)?p(?:age|p)?\.?\s?\d{1,3}\b.{0,40}|(?:4[1-9]|[5-9]\d|\d{3})\s(?:reading|listening|test \d{1,2})|(?:reading|listening|test \d{1,2})\s(?:4[1-9]|[5-9]\d|\d{3}))$/i,
  formPart:
    /^(?:\d{1,2} points?|total points:? \d{1,3}|points: ?\d{1,3}(?:\/\d{1,3})?|your answer:?|e-?mail(?: address)?|\*? ?(?:indicates )?required(?: question)?|mark only one oval\.?|(?:check|tick) all that apply\.?|clear (?:form|selection)|untitled section|question text|flag question|feedback|information|(?:partially |in)?correct|correct(?:!| answer)|you answered|not (?:yet )?answered|mark(?:ed out of)? \d{1,2}\.\d{2}(?: out of \d{1,2}\.\d{2})?|select one(?: or more)?:|choose\.{3}|information text|quiz navigation|(?:question \d{1,2} this page\s?)+|your answer is (?:partially |in)?correct\.|jump to(?:\.{3}|…))$/i,
  score: /^(?:(\d{1,2})\/\1|0\/\d{1,2})$/,
  messageHead:
    /,\s\[\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?\]$|<[^\s<>@]{1,60}@[^\s<>@]{1,60}>|^(?:sent|envoyé|gesendet|enviado|inviato|отправлено|发自).{1,25}(?:iphone|ipad|android|galaxy|outlook)\b.{0,20}$/i,
  button:
    /^(?:check(?: all)?|reset(?: all)?|submit(?: all| answers?| test)?|clear all|finish (?:test|attempt|review)(?: ?\.{3}| ?…)?|[◄►].{1,60}|.{1,60} [◄►]|[[(]?scroll down\b.{0,25}|(?:also read|read (?:also|more)|see also|xem thêm|leia também|lee también):.{0,120})$/i,
  menu: /^(?:(?:log|sign) ?(?:in|out|up)|about us|contact us)$/i,
  contents:
    /^(?:(?:table of )?contents|mục lục|nội dung(?: bài viết)?):?(?: \[\p{L}+\])?$|^[io]n this (?:test|page|post|article|lesson):?$/iu,
  countedPage: /\bpage\s\d{1,3}\s(?:of|\/)\s\d{1,3}$|\bp\sa\sg\se\s\d{1,3}$/i,
  publisher:
    /\b(?:www\.|https?:|copyright (?:©|\(c\)|\d)|all rights reserved|you are logged in as|camscanner$)|^copyright\b|©/i,
  title: /\b(?:tests?|mock|ielts|reading|listening|academic|practice|unit|worksheet|chapter)(?![a-z])/i,
  pageOfUnit: /^\d{1,3}\s?[-–—./]\s?\d{1,3}$/,
  folio: /^\d{1,3}\s[A-Z]|\t\d{1,3}$/,
  footBefore: /^(\d{1,3}) (\p{Lu}[^\p{Ll}\d]{3,60})$/u,
  footBehind: /^(\p{Lu}[^\p{Ll}\d]{3,60}) (\d{1,3})$/u,
  listHead: /^(?:example|list of|answers?\b)/i,
}

/** Page numbers and the head that is repeated on every page are no part of the test. */
export function removePageFurniture(printed: Lines): Cleared {
  const lines = dropTails(printed)
  const first = lines.find(({ text }) => text !== '')?.text
  // “English for University    Reading Skills” on top of the paper, and of its other pages.
  const isFirst = (text: string) =>
    text === first && text.includes('\t') && !text.split('\t').some((cell) => isContent(cell))
  const seen = Map.groupBy(lines, ({ text }) => toShape(text))
  const isRunningHead = (text: string) => {
    const times = seen.get(toShape(text))?.length ?? 0
    return (
      text.length < 80 &&
      /[A-Za-z]{3}/.test(text) &&
      !/^[a-z]|\?$/.test(text) &&
      (isFolio(text) || isFirst(text) || !isContent(isTitleRow(text) ? text.replaceAll('\t', ' ') : text)) &&
      times >= (furniturePatterns.title.test(text) ? 2 : 4)
    )
  }
  const heads = new Set(lines.filter(({ text }) => isRunningHead(text)).map(({ text }) => toStart(text)))
  const feet = new Set(listFeet(lines))
  const { pageNumber, formPart, score, messageHead, countedPage, publisher, button } = furniturePatterns
  const isFurniture = ({ at, text }: TextLine) =>
    feet.has(at) ||
    [pageNumber, formPart, score, messageHead].some((pattern) => pattern.test(text)) ||
    [countedPage, publisher].some((pattern) => text.length < 120 && pattern.test(text)) ||
    text.split('\t').every((cell) => button.test(cell)) ||
    isMenu(text) ||
    isRunningHead(text) ||
    (isNumberedPage(text) && heads.has(toStart(text)))
  const marks = new Set(listPageMarks(lines, isFurniture))
  const mail = new Set(
    [listMailHead, listMailFields, listReplies, listContents, listTyped]
      .flatMap((list) => list(lines))
      .map(({ at }) => at),
  )
  const isLeftOut = (line: TextLine) => marks.has(line.at) || mail.has(line.at) || isFurniture(line)
  return { lines: lines.filter((line) => !isLeftOut(line)), furniture: lines.filter(isLeftOut) }
}

/** “Table of Contents [hide]”, and below it heads of the page, or what is numbered in turn or stands again further down. */
function listContents(lines: Lines): TextLine[] {
  const filled = lines.filter(isFilled)
  const top = filled.findIndex(({ text }) => furniturePatterns.contents.test(text))
  if (top === -1) return []
  const below = filled.slice(top + 1).map(({ text }) => text)
  const isHead = (text = '') =>
    (matchGroupHead(text) ?? matchPassageHead(text) ?? matchKeyHead(text)) !== null
  const isNumbered = (index: number) => matchNumbered(below[index] ?? '')?.number === index + 1
  const isEntry = (text: string, index: number) =>
    // “2 Questions 27-40” has lost its number by now.
    [index, index + 1].some(isNumbered) ||
    (isHead(text) && isHead(below[index + 1])) ||
    below.includes(text, index + 1)
  const entries = below.findIndex((text, index) => !isEntry(text, index))
  return entries > 1 ? filled.slice(top, top + 1 + entries) : []
}

/** The answer that a student typed stands between the score and the feedback. */
const listTyped = (lines: Lines): TextLine[] =>
  lines.filter(
    (_, index) =>
      furniturePatterns.score.test(lines[index - 1]?.text ?? '') &&
      /^$|^feedback$/i.test(lines[index + 1]?.text ?? ''),
  )

/** “7–2” right above or below the head of a page is page 2 of unit 7. */
const listPageMarks = (lines: Lines, isFurniture: (line: TextLine) => boolean): number[] => {
  const filled = lines.filter(isFilled)
  return filled.flatMap(({ at, text }, index) => {
    const beside = [filled[index - 1], filled[index + 1]].some(
      (line) => line !== undefined && Math.abs(line.at - at) < 3 && isFurniture(line),
    )
    return beside && (furniturePatterns.pageOfUnit.test(text) || isCounted(text)) ? [at] : []
  })
}

/** “Home | Reading | Listening | Log in” */
function isMenu(text: string): boolean {
  const cells = text.split(/\s?[|\t]\s?/)
  return (
    cells.length > 2 &&
    cells.some((cell) => furniturePatterns.menu.test(cell)) &&
    cells.every((cell) => /^\p{L}+(?: \p{L}+)?$/u.test(cell))
  )
}

/** “Mock Exam 6    Academic Reading” */
const isTitleRow = (text: string): boolean =>
  text.split('\t').every((cell) => /\s/.test(cell) && furniturePatterns.title.test(cell))

/** “62  Practice Tests for IELTS”: the number of the page begins the line. */
const isFolio = (text: string): boolean =>
  furniturePatterns.folio.test(text) && furniturePatterns.title.test(text) && !/[.?!:]$|[_…]|\.{3}/.test(text)

/** The first two words, which pages of every chapter share: “Oakfield Publishing  Answers  118”. */
const toStart = (text: string): string => text.toLowerCase().split(/\s+/).slice(0, 2).join(' ')

const isNumberedPage = (text: string): boolean =>
  text.length < 80 && /[A-Za-z]\s\d{1,3}$/.test(text) && !isContent(text)

const fewestLinesOfPage = 12

/** One word, and another one behind it. */
function hasWords(cell: string): boolean {
  const words = cell.split(/\s+/)
  const first = words.findIndex((word) => /\p{L}{2}/u.test(word))
  return first !== -1 && words.slice(first + 1).some((word) => /^\p{L}{2}/u.test(word))
}

/** “12 A MONTHLY” and “A MONTHLY 13” may have a space for a tab: then their sides differ from page to page. */
const cutFoot = (text: string): string[] =>
  text.includes('\t')
    ? text.split('\t')
    : (furniturePatterns.footBefore.exec(text) ?? furniturePatterns.footBehind.exec(text) ?? []).slice(1)

const mostPages = 300

/** “24 | A MONTHLY | Issue 31”, and “Issue 31 | A MONTHLY | 25” on the other side of the sheet: a page further on each time. */
function listFeet(lines: Lines): number[] {
  const feet = lines.flatMap(({ at, text }) => {
    const cells = cutFoot(text)
    const page = cells.find(
      (cell, index) => /^\d{1,3}$/.test(cell) && (index === 0 || index === cells.length - 1),
    )
    const said = cells.filter((cell) => cell !== page)
    return page === undefined || !said.some(hasWords) || said.some(isVerdict) || /[_…]|\.{3}/.test(text)
      ? []
      : [{ at, page: Number(page), isFirst: cells[0] === page, said: said.toSorted().join('\t'), text }]
  })
  const isNext = (one: (typeof feet)[number], other: (typeof feet)[number]) =>
    one.said === other.said &&
    one.page < other.page &&
    other.at - one.at >= fewestLinesOfPage &&
    (one.text.includes('\t') || one.isFirst !== other.isFirst)
  // More than a book has are no pages.
  const series = [...Map.groupBy(feet, ({ said }) => said).values()].filter(
    ({ length }) => length <= mostPages,
  )
  const isFoot = (foot: (typeof feet)[number], same: typeof feet) =>
    same.some((other) => isNext(foot, other) || isNext(other, foot))
  return series.flatMap((same) => same.filter((foot) => isFoot(foot, same))).map(({ at }) => at)
}

/** The head of a page may stand on the line of another head: “Questions 1–5     Test 2 | 18”. */
function dropTails(lines: Lines): TextLine[] {
  const tails = Map.groupBy(
    lines.filter(({ text }) => text.includes('\t')),
    ({ text }) => toShape(tailOf(text)),
  )
  const first = lines.find(({ text }) => text !== '')?.text
  const isRepeated = (tail: string) =>
    furniturePatterns.title.test(tail) && /\d$/.test(tail) && (tails.get(toShape(tail))?.length ?? 0) > 1
  return mapTexts(lines, (text) => {
    const tail = tailOf(text)
    // The first line of the paper is the head of its other pages as a whole.
    const isWhole = text === first && !text.split('\t').some(isContent)
    return !isWhole && isRepeated(tail) ? text.slice(0, -tail.length).trimEnd() : text
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
  matchExercise(text) !== null ||
  matchVerdict(text) !== null ||
  matchNumbered(text) !== null ||
  matchLetter(text) !== null ||
  /[_…]|\.{3}|\t/.test(text) ||
  furniturePatterns.listHead.test(text)
