import { isVerdict, parseNumberWord, toLetter } from '@console/ielts'
import { type Doubt, doubtLines } from '../model/printed-test.ts'
import { isFilled, type Lines, mapTexts, mergeLines, nextText, type TextLine } from '../model/text-line.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { matchOption } from '../patterns/option-patterns.ts'
import { dehyphenate } from './dehyphenate.ts'
import { numberAskingHeads } from './number-single-heads.ts'
import { removePageFurniture } from './remove-page-furniture.ts'
import { splitText } from './split-text.ts'

export type PrintedLines = {
  lines: TextLine[]
  /** Page numbers, running heads and the like. */
  furniture: TextLine[]
  /** Words that were divided at the end of a line, and that stand nowhere else in the text. */
  joined: TextLine[]
  doubts: Doubt[]
}

/** The lines of a printed test: signs in one spelling, cells with tabs between them, columns one below the other, words whole. */
export function toLines(text: string): PrintedLines {
  const { lines: printed, furniture } = removePageFurniture(numberCountedQuestions(splitText(text)))
  const { lines, joined } = dehyphenate(numberAskingHeads(markBoxes(joinLetters(printed))))
  return { lines, furniture, joined, doubts: findTurnedColumns(lines) }
}

/** The first line of a right column stood higher on paper than the last of the left one. */
function findTurnedColumns(lines: Lines): Doubt[] {
  const turns = lines.filter(isFilled).filter(({ at }, index, filled) => at < (filled[index - 1]?.at ?? 0))
  return doubtLines('Two columns were put one below the other.', turns)
}

/** “a.” on a line of its own, and its option on the next. */
const joinLetters = (lines: Lines): TextLine[] =>
  mergeLines(lines, (before, { text }) => /^[a-h][.)]$/.test(before) && /^.{0,3}[^\W\d_]{2}/.test(text))

const box = /^□\s?(?=\S)/

/** On a form “□ a roar” and the boxes below it are options A, B, C, and “3. Which TWO …” above “5. …” stands for 3 and 4. */
function markBoxes(lines: Lines): TextLine[] {
  let place = 0
  let isAsked = false
  return mapTexts(lines, (text, index) => {
    if (!box.test(text)) {
      if (text !== '') {
        place = 0
        isAsked = matchNumbered(text) !== null
      }
      return numberSet(lines, index) ?? text
    }
    const said = text.replace(box, '')
    if (!isAsked || matchOption(said, false) !== null || matchNumbered(said) !== null) return text
    if (isVerdict(said)) return said.toUpperCase()
    place += 1
    return `${toLetter(place - 1)}. ${said}`
  })
}

function numberSet(lines: Lines, index: number): string | null {
  const found = matchNumbered(lines[index]?.text ?? '')
  const word = /\b(?:which|choose|tick|circle) (two|three)\b/i.exec(found?.rest ?? '')?.[1]
  if (found === null || word === undefined) return null
  const { number, rest } = found
  const last = number + parseNumberWord(word) - 1
  const next = lines.slice(index + 1).find(({ text }) => (matchNumbered(text)?.number ?? 0) > number)
  return matchNumbered(next?.text ?? '')?.number === last + 1 ? `${number}-${last} ${rest}` : null
}

const counted = /^question\s(\d{1,2})\s?(?:of|\/)\s?\d{1,3}[.:]?(?:\s(.*))?$/i

/** “Question 3 of 13” on a screen is the number of what stands below it, unless that has its number itself. */
export function numberCountedQuestions(lines: Lines): TextLine[] {
  return mapTexts(lines, (text, index) => {
    const [, number, rest = ''] = counted.exec(text) ?? []
    if (number === undefined) return text
    const isNumbered =
      rest === '' && new RegExp(String.raw`^[([]?${number}(?!\d)`).test(nextText(lines, index))
    return isNumbered ? '' : `Question ${number}: ${rest}`.trim()
  })
}
