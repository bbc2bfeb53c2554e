import { countWords } from '@console/ielts'
import type { PrintedPart } from '../model/printed-test.ts'
import { type Hints, isFilled, type Lines, type TextLine } from '../model/text-line.ts'
import { matchExercise } from '../patterns/head-patterns.ts'
import { isInstruction } from '../patterns/instruction-patterns.ts'
import { isCounted } from '../patterns/item-patterns.ts'
import { findSubtitle, findTitle, isSheet, repeats } from './find-title.ts'
import { findLetters, joinBlocks, joinLettered, type LetterStart, listFullEnds } from './paragraphs.ts'
import { countIn } from './part-lines.ts'

export type Passage = Pick<PrintedPart, 'lines' | 'title' | 'paragraphs' | 'isLettered'> & {
  unread: TextLine[]
  leftOut: TextLine[]
  /** Full lines at which a paragraph may end, though nothing shows it. */
  fullEnds: TextLine[]
}

/** The number of a page, or a line above a paragraph on which its heading is to be written. */
const pageNumber = /^\d{1,3}(?:[.)]?\s?(?:_{2,80}|\.{3,80}|…{1,40}))?$/

/** A text with its title; paragraphs are told apart by letters, empty lines, or lines that end early. */
export function parsePassage(printed: Lines, hints: Hints = new Map()): Passage {
  const leftOut = printed.filter(({ text }) => pageNumber.test(text))
  const lines = joinPages(printed)
  const filled = lines.filter(isFilled)
  const [first] = filled
  if (first === undefined)
    return { lines: null, title: '', paragraphs: [], isLettered: false, unread: [], leftOut, fullEnds: [] }
  // Notices that have “1”, “2”, “3” above them have no title.
  const areNotices =
    leftOut[0] === printed.find(isFilled) &&
    isCounted(
      leftOut
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' '),
    )
  const hinted = filled.filter(({ at }) => hints.get(at) === 'title')
  const found = hinted.length > 0 || areNotices ? null : findTitle(filled)
  const heads = found === null ? hinted : [found.head, ...findSecondLine(filled, found.head)]
  const title = [found?.title ?? heads[0]?.text ?? '', ...heads.slice(1).map(({ text }) => text)].join(' ')
  const above = filled.slice(0, filled.findLastIndex((line) => heads.includes(line)) + 1)
  const body = cutBelow(lines, heads.at(-1))
  const subtitle = hinted.length > 0 ? undefined : findSubtitle(body)
  const whole = cutBelow(body, subtitle)
  const letters = findLetters(whole)
  const options = findOptions(whole, letters)
  const foot = options.length > 0 ? options : findFoot(whole)
  const rest = foot[0] === undefined ? whole : whole.slice(0, whole.indexOf(foot[0]))
  const starts = options.length > 0 ? [] : letters
  const isLettered = starts.length > 1
  const preface = isLettered ? rest.slice(0, starts[0]?.index) : []
  const isLeftOut = (line: TextLine) => isAround(line) || repeats(line.text, title)
  const around = [...above, subtitle ?? [], preface]
    .flat()
    .filter((line) => isFilled(line) && !heads.includes(line))
  return {
    lines: { from: first.at, to: filled.at(-1)?.at ?? first.at },
    title,
    paragraphs: isLettered ? joinLettered(rest, starts) : joinBlocks(rest),
    isLettered,
    fullEnds: isLettered ? [] : listFullEnds(rest),
    unread: [...around, ...foot].filter((line) => isFilled(line) && !isLeftOut(line)),
    leftOut: [...leftOut, ...around.filter(isLeftOut)],
  }
}

const cutBelow = (lines: Lines, line: TextLine | undefined): Lines =>
  line === undefined ? lines : lines.slice(lines.indexOf(line) + 1)

/** “Why the ferry / still has a bell” */
function findSecondLine(filled: Lines, head: TextLine): TextLine[] {
  const [next, after] = filled.slice(filled.indexOf(head) + 1)
  if (next === undefined || next.at !== head.at + 1 || after?.at !== next.at + 1) return []
  const isOpen = /\p{L}$/u.test(head.text) && /^\p{Ll}/u.test(next.text) && !/[.,:;]$/.test(next.text)
  return isOpen && countWords(next.text) < 7 && countWords(head.text) < 9 ? [next] : []
}

/** “A  How a mine is saved” below a text is no paragraph of it, but a title to choose. */
function findOptions(lines: Lines, [first, second]: readonly LetterStart[]): TextLine[] {
  if (first === undefined || second === undefined) return []
  const [text, options] = [lines.slice(0, first.index), lines.slice(first.index)]
  return countIn(text) > 80 && countIn(text) > 3 * countIn(options) ? options : []
}

/** “PRACTICE PAGES” in capitals, and “Task 1”, below the last sentence of a text are printed around it. */
function findFoot(lines: Lines): TextLine[] {
  const [before, last] = lines.filter(isFilled).slice(-2)
  const isFoot =
    /[.?!]["”’]?$/.test(before?.text ?? '') &&
    /^\p{Lu}[\p{Lu} &'’-]{4,40}$|^(?:TASK|PART|Part|Task|Exercise|Activity|Step) \w{1,2}[.:]?$/u.test(
      last?.text ?? '',
    )
  return last !== undefined && isFoot ? [last] : []
}

const isAround = ({ text }: TextLine): boolean =>
  isSheet(text) || isInstruction(text) || matchExercise(text) === '' || !/[\p{L}\d]/u.test(text)

/** If a page ends within a sentence, its number and the empty lines around it do not end the paragraph. */
function joinPages(printed: Lines): TextLine[] {
  const kept: TextLine[] = []
  for (const line of printed) {
    if (pageNumber.test(line.text)) continue
    const before = kept.findLast(isFilled)
    const isCut = before !== undefined && /[a-z,]$/.test(before.text) && /^[a-z]/.test(line.text)
    if (isCut) while (kept.at(-1)?.text === '') kept.pop()
    kept.push(line)
  }
  return kept
}
