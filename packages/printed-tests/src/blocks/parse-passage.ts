import { countWords } from '@console/ielts'
import type { Hints } from '../model/line-role.ts'
import type { PrintedPart } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'
import { matchExercise } from '../patterns/head-patterns.ts'
import { isInstruction } from '../patterns/instruction-patterns.ts'
import { findLetters } from './find-paragraph-letters.ts'
import { findSubtitle, findTitle, isSheet, repeats } from './find-title.ts'
import { joinBlocks, joinLettered, listFullEnds } from './join-paragraphs.ts'
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
export function parsePassage(printed: readonly TextLine[], hints: Hints = new Map()): Passage {
  const leftOut = printed.filter(({ text }) => pageNumber.test(text))
  const lines = joinPages(printed)
  const filled = lines.filter(({ text }) => text !== '')
  const [first] = filled
  if (first === undefined)
    return { lines: null, title: '', paragraphs: [], isLettered: false, unread: [], leftOut, fullEnds: [] }
  const hinted = findHintedTitle(filled, hints)
  const found = hinted ?? (isNumberedNotice(printed) ? null : findTitle(filled))
  const second = found === null || hinted !== null ? null : findSecondLine(filled, found.head)
  const head = second ?? found?.head
  const body = head === undefined ? lines : lines.slice(lines.indexOf(head) + 1)
  const above =
    head === undefined
      ? []
      : lines.slice(0, lines.indexOf(head)).filter((line) => line.text !== '' && line !== found?.head)
  const subtitle = hinted === null ? findSubtitle(body) : null
  const whole = subtitle === null ? body : body.slice(body.indexOf(subtitle) + 1)
  const letters = findLetters(whole)
  const options = letters.length > 1 ? findOptions(whole, letters[0]?.index ?? 0) : []
  const foot = options.length > 0 ? null : findFoot(whole)
  const rest = whole.slice(0, foot === null ? whole.length - options.length : whole.indexOf(foot))
  const starts = options.length > 0 ? [] : letters
  const isLettered = starts.length > 1
  const preface = isLettered
    ? rest.filter(({ text }, index) => text !== '' && index < (starts[0]?.index ?? 0))
    : []
  const title = second === null ? (found?.title ?? '') : `${found?.title} ${second.text}`
  const isLeftOut = (line: TextLine) => isAround(line) || (title !== '' && repeats(line.text, title))
  const around = [...above, ...(subtitle === null ? [] : [subtitle]), ...preface]
  return {
    lines: { from: first.at, to: filled.at(-1)?.at ?? first.at },
    title,
    paragraphs: isLettered ? joinLettered(rest, starts) : joinBlocks(rest),
    isLettered,
    fullEnds: isLettered ? [] : listFullEnds(rest),
    unread: [...around, ...options, ...(foot === null ? [] : [foot])].filter(
      (line) => line.text !== '' && !isLeftOut(line),
    ),
    leftOut: [...leftOut, ...around.filter(isLeftOut)],
  }
}

function findHintedTitle(
  filled: readonly TextLine[],
  hints: Hints,
): { head: TextLine; title: string } | null {
  const lines = filled.filter(({ at }) => hints.get(at) === 'title')
  const head = lines.at(-1)
  return head === undefined ? null : { head, title: lines.map(({ text }) => text).join(' ') }
}

/** “Why the ferry / still has a bell” */
function findSecondLine(filled: readonly TextLine[], head: TextLine): TextLine | null {
  const next = filled[filled.indexOf(head) + 1]
  if (next === undefined || next.at !== head.at + 1 || filled[filled.indexOf(next) + 1]?.at !== next.at + 1)
    return null
  const isOpen = /\p{L}$/u.test(head.text) && /^\p{Ll}/u.test(next.text) && !/[.,:;]$/.test(next.text)
  return isOpen && countWords(next.text) < 7 && countWords(head.text) < 9 ? next : null
}

/** “A  How a mine is saved” below a text is no paragraph of it, but a title to choose. */
function findOptions(lines: readonly TextLine[], from: number): readonly TextLine[] {
  const [text, options] = [lines.slice(0, from), lines.slice(from)]
  return countIn(text) > 80 && countIn(text) > 3 * countIn(options) ? options : []
}

/** “PRACTICE PAGES” in capitals, and “Task 1”, below the last sentence of a text are printed around it. */
function findFoot(lines: readonly TextLine[]): TextLine | null {
  const [before, last] = lines.filter(({ text }) => text !== '').slice(-2)
  return before !== undefined &&
    last !== undefined &&
    /[.?!]["”’]?$/.test(before.text) &&
    /^\p{Lu}[\p{Lu} &'’-]{4,40}$|^(?:TASK|PART|Part|Task|Exercise|Activity|Step) \w{1,2}[.:]?$/u.test(
      last.text,
    )
    ? last
    : null
}

const isAround = ({ text }: TextLine): boolean =>
  isSheet(text) || isInstruction(text) || matchExercise(text) === '' || !/[\p{L}\d]/u.test(text)

/** Notices that have “1”, “2”, “3” above them have no title. */
const isNumberedNotice = (printed: readonly TextLine[]): boolean =>
  ['1', '2', '3'].every(
    (number, nth) => printed.filter(({ text }) => pageNumber.test(text))[nth]?.text === number,
  ) && printed.find(({ text }) => text !== '')?.text === '1'

/** If a page ends within a sentence, its number and the empty lines around it do not end the paragraph. */
function joinPages(printed: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = []
  for (const line of printed) {
    const last = kept.at(-1)
    if (pageNumber.test(line.text)) continue
    const before = kept.findLast(({ text }) => text !== '')
    const isCut =
      last?.text === '' && before !== undefined && /[a-z,]$/.test(before.text) && /^[a-z]/.test(line.text)
    if (isCut) while (kept.at(-1)?.text === '') kept.pop()
    kept.push(line)
  }
  return kept
}
