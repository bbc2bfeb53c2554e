import { countWords } from '@console/ielts'
import { isFilled, type Lines, type TextLine } from '../model/text-line.ts'
import { isInstruction } from '../patterns/instruction-patterns.ts'
import { endsSentence, isBulleted, splitColumns } from '../patterns/item-patterns.ts'
import { findLetters, joinLines, letterAt } from './paragraphs.ts'

const named =
  /^(?:(?:[ABC][12]|ielts|unit \d{1,2}|week \d{1,2}|weekly|extra|(?:text|handout|worksheet) \d{1,2})\s){0,2}(?:(?:text|handout|worksheet) \d{1,2}|text|title|article|passage|(?:reading|story)(?: (?:text|challenge|practice|homework|passage|comprehension|worksheet|handout))?(?: \d{1,2})?)(?::|\s[—–-]\s)\s*(\S.*)$/i

/** The title of a text, with what stands before it or is printed as its name: “Text: The lamp”. */
export function findTitle(printed: Lines): { head: TextLine; title: string } | null {
  const filled = printed.filter(({ text }) => /\p{L}|\d/u.test(text))
  const said = filled.slice(0, 3).find(({ text }) => isNamed(text))
  const head = findLabelled(filled) ?? (said === undefined ? findTop(filled) : findBelow(filled, said))
  if (head !== undefined) return { head, title: joinLines([withoutSheet(head).text]) }
  return said === undefined
    ? null
    : { head: said, title: withoutQuotes(named.exec(said.text)?.[1] ?? said.text) }
}

function findTop(filled: Lines): TextLine | undefined {
  const top = skipSheet(filled)
  const isTop = top !== undefined && isTitle(top, filled)
  const apart = isTop && !isSheet(top.text) ? undefined : findApart(filled)
  return apart ?? (isTop ? top : undefined)
}

const label = /^(?:the )?(?:reading )?(?:text|passage|article)(?: (?:\d|[A-C]))?[.:]?$/i

/** The title below a line that says “TEXT”, whatever a sheet has above it: its school, its procedure, its marks. */
function findLabelled(filled: Lines): TextLine | undefined {
  const at = filled.slice(0, 15).findIndex(({ text }) => label.test(text))
  const title = at === -1 ? undefined : filled[at + 1]
  return title !== undefined && isTitle(title, filled) ? title : undefined
}

/** A short line between empty lines above paragraphs, whatever a sheet or a message has above it. */
function findApart(filled: Lines): TextLine | undefined {
  const at = filled
    .slice(0, 8)
    .findIndex(
      (line, index) =>
        index > 0 &&
        isSetOff(filled, index) &&
        !isSheet(line.text) &&
        !/[_:]/.test(line.text) &&
        filled.slice(index + 1, index + 3).every(({ text }) => countWords(text) >= 30),
    )
  const above = filled.slice(0, Math.max(0, at)).map(({ text }) => text)
  return countWords(above.join(' ')) < 100 ? filled[at] : undefined
}

/** “Reading: the umbrella” is the name of a sheet where the title of the text stands below it, apart from everything else. */
function findBelow(filled: Lines, said: TextLine): TextLine | undefined {
  const from = filled.indexOf(said) + 1
  const body = filled.findIndex((_, index) => index >= from && beginsProse(filled, index))
  const isWhole = /^(?:worksheet|handout)\b/i.test(said.text)
  const title = filled.slice(from, Math.max(from, body)).at(-1)
  if (title === undefined) return undefined
  return isWhole || isSetOff(filled, filled.indexOf(title)) ? title : undefined
}

/** Between empty lines, right above a text. */
const isSetOff = (filled: Lines, index: number): boolean => {
  const [before, line, next] = filled.slice(Math.max(0, index - 1), index + 2)
  if (before === undefined || line === undefined || next === undefined) return false
  const isApart = line.at > before.at + 1 && next.at > line.at + 1
  return isApart && countWords(line.text) > 1 && !endsSentence(line.text)
}

const withoutQuotes = (title: string): string => {
  const [first = title] = splitColumns(title)
  const own = first.replace(/\s\(with (?:answers?|keys?|explanations?)\b[^)]{0,30}\)$/i, '')
  return /^["“‘](.*)["”’]$/.exec(own)?.[1] ?? own
}

/** “IELTS Reading: matching tasks” and “IELTS Practice: Passage 9” are names of a sheet. */
const isNamed = (text: string): boolean =>
  named.test(text) &&
  !/\b(?:passage|text|test|part) \d{1,3}$/i.test(text) &&
  !/\b(?:tasks?|questions?|exercises?|matching|headings?)\b|\s[—–-]\shomework\b/i.test(text)

/**
 * The lines above a text that are no title: the name of a school, a unit, the menu of a page. Of more than two short lines the
 * last is the title.
 */
function skipSheet(filled: Lines): TextLine | undefined {
  const starts = findLetters(filled)
  const body =
    starts.length > 1 ? (starts[0]?.index ?? 0) : filled.findIndex((_, index) => beginsProse(filled, index))
  const above = filled.slice(0, Math.max(1, body)).filter(({ text }) => !isProse(text))
  const [top] = above
  const titles = above.filter(
    (line) =>
      !isSheet(withoutSheet(line).text) && !/_{2}|[.!]$/.test(line.text) && !isNumberedInstruction(line.text),
  )
  // Below “Time: 25 minutes” comes the title, and above it the name of a school.
  const lastSheet = above.findLastIndex(({ text }) => isSheet(text))
  const below = titles.find(
    (line) => lastSheet !== -1 && above.indexOf(line) > lastSheet && isSetOff(filled, filled.indexOf(line)),
  )
  const title = below ?? titles.find(({ text }) => !isSheet(text)) ?? titles[0]
  const last = above.findLast(({ text }) => !/[.:!]$/.test(text))
  const again = above.find((line, index) =>
    above.slice(0, index).some(({ text }) => repeats(text, line.text)),
  )
  if (again !== undefined) return again
  return (above.length > 4 ? last : above.length > 1 ? title : top) ?? top
}

/** “Practice 12: The cable under the sea” stands above a text, and its title once more. */
export const repeats = (text: string, title: string): boolean =>
  countWords(title) > 1 && text.toLowerCase().endsWith(` ${title.toLowerCase()}`)

const sheet =
  /\b(?:headings?|matching|multiple choice|true\/false\S{0,20}|gap[- ]?fill(?:ing)?|short answers?)\s?[+&,]\s|^[ABC][12]\+?(?:\s.{0,20})?$|\b\d{1,3}\smin(?:utes|\.)?$|\b(?:unit|lesson|class|klasse|grade|level|course|points|candidate|ielts|school|college|form \d|exercises?|worksheets?|hand-?outs?|sheet \d{1,3}|homework|year \d{1,2}|realschule|bachillerato|comprensión|leseverstehen|compréhension|photocopiable|posted|reading club|session \d{1,2})\b|^by [A-Z]|^teacher[’']?s\b|^(?:reading|listening|placement|mock) (?:practice|test|exam|quiz)\b(?!:)|^(?:reading )?comprehension$|^(?:extra )?(?:reading|text)(?: (?:for\b.{0,20}|corner|club|time|lab|page|\d{1,2}[A-Z]?))?$|^(?:time|topic|teacher|tutor|subject|level|module|skills?):|^time (?:left|remaining|allowed|limit)\b|^total\b.{0,12}\bmarks$|^(?:frau|herr|mrs?\.?|ms\.?|miss)\s\S{1,20}(?: (?:group|class)|,.{0,30})?$|^\((?:adapted|from|source|after|(?:with )?(?:key|answers?))\b|\s#\d{1,4}$|\btest \d{1,3}, passage \d$|^(?:(?:passage|questions?|notes|text|answers|review|help|highlight|timer|menu|home|settings|audio)(?:\t|$)){2,8}|^#\p{L}[\p{L}\d_]{1,30}(?:\s#\p{L}[\p{L}\d_]{1,30}){0,9}$/iu

/** Greetings, and tasks before reading. */
const greeting =
  /^(?:discuss|talk (?:to|with|about)|work (?:in|with)|think about|hi|hello|dear|hey|please|here (?:is|are)|good (?:morning|luck))\b/i

/** Whether a line is printed around a text, above its title or below it. */
export const isSheet = (text: string): boolean =>
  (sheet.test(text) && !/\binformation (?:for|about|on)\b/i.test(text)) || greeting.test(text)

/** “Read the text.”, “3  Read the article quickly.” */
const isNumberedInstruction = (text: string): boolean => isInstruction(text.replace(/^\d{1,2}[.)]?\s/, ''))

/** A paragraph, or its first line if the next one continues with a small letter. */
function beginsProse(filled: Lines, index: number): boolean {
  const [line, next] = filled.slice(index, index + 2)
  if (line === undefined) return false
  return isProse(line.text) || (next?.at === line.at + 1 && /^[a-z]/.test(next.text))
}

const isProse = (text: string): boolean =>
  !greeting.test(text) &&
  !isBulleted(text) &&
  (countWords(text) > 16 ||
    (countWords(text) > 8 && /[^:]$/.test(text) && endsSentence(text) && !isNumberedInstruction(text)))

/** “UNIT 9   READING FOR IELTS   The price of a rose” is a title with the name of a sheet before it. */
const withoutSheet = (line: TextLine): TextLine => {
  const cells = splitColumns(line.text)
  const own = cells.filter((cell) => !sheet.test(cell))
  if (own.length > 1 && own.length < cells.length) return { at: line.at, text: cells.join(' ') }
  return own.length === 0 || own.length === cells.length ? line : { at: line.at, text: own.join(' ') }
}

function isTitle({ text }: TextLine, filled: Lines): boolean {
  if (countWords(text) > 16 || (/[.!]$/.test(text) && endsSentence(text))) return false
  const letters = findLetters(filled)
  const isFirstLetter = letters.length > 1 && letters[0]?.index === 0
  // A title may begin with the article: then the letter A comes again, or no B follows.
  const isAgain = filled.slice(1).some((line) => letterAt(line.text) === 'A')
  return !isFirstLetter || isAgain
}

/** A second short line right below the title. */
export function findSubtitle(body: Lines): TextLine | undefined {
  const [first, second] = body.filter(isFilled)
  if (first === undefined || second === undefined) return undefined
  if (letterAt(first.text) !== null && findLetters(body).length > 1) return undefined
  // “The wind tower” and “The veranda” stand above the paragraphs of a text.
  const isAmongHeads = body.some(
    ({ at, text }) => at > second.at && /^\p{Lu}[\p{L} ’'-]{2,40}\p{L}$/u.test(text) && countWords(text) < 7,
  )
  if (isAmongHeads && second.at > first.at + 1 && countWords(first.text) < 7) return undefined
  const words = countWords(first.text)
  if (words <= 12 && isSheet(first.text) && countWords(second.text) > 16) return first
  const isShort = words >= 3 && words <= 22 && first.text.length < second.text.length
  return isShort &&
    /[A-Za-z]$/.test(first.text) &&
    /^[“"‘A-Z]/.test(second.text) &&
    countWords(second.text) > 8
    ? first
    : undefined
}
