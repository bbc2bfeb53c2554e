import { numberRange } from '@console/ielts'
import { type Doubt, doubtLines } from '../../model/printed-test.ts'
import { type Lines, mapTexts, type TextLine } from '../../model/text-line.ts'
import { isAround, matchHeadIn } from '../../patterns/head-patterns.ts'
import { parseEntry, withoutExercise } from '../../patterns/key-entries.ts'
import { listNumbers } from '../../patterns/question-labels.ts'
import { parseKey } from '../key/parse-key.ts'
import { turnColumns } from '../key/transpose-rows.ts'
import { renumberQuestions } from './continue-numbers.ts'

/** Lines of the body from one that begins with questions 1 up to the next, `to` excluded. */
type Section = { from: number; to: number; last: number; offset: number }
type Regions = { body: TextLine[]; key: TextLine[] }

/**
 * Numbers through what begins at 1 again in each passage, and its key with it: otherwise the answers of the first passage
 * are those of all.
 */
export function continueSections({ body, key }: Regions): Regions & { doubts: Doubt[]; moved: TextLine[] } {
  const sections = listSections(body)
  if (sections.length < 2) return { body, key, doubts: [], moved: [] }
  const [first] = sections
  const moved = sections
    .slice(1)
    .flatMap((section) => shiftLines(body.slice(section.from, section.to), section))
  const keys = splitKey(turnColumns(key))
  // A key that is numbered through fits as it is.
  const isThrough = keys.length < 2 && Math.max(0, ...parseKey(key).answers.keys()) > (first?.last ?? 0)
  const read = keys.map((lines) => ({ lines, ...parseKey(lines) }))
  const shifted = read.flatMap(({ lines, answers }, nth) => {
    const { last, offset } = sections[nth] ?? { last: 0, offset: 0 }
    const own = [...answers].filter(([number]) => number <= last)
    return own.map(([number, said]) => ({ at: lines[0]?.at ?? 0, text: `${number + offset}. ${said}` }))
  })
  const numbers = sections.slice(1).flatMap(({ offset, last }) => numberRange(offset + 1, offset + last))
  const isEven = keys.length === 0 || keys.length === sections.length
  return {
    body: [...body.slice(0, first?.to), ...moved],
    key: isThrough ? key : shifted,
    moved,
    doubts: [
      {
        numbers: isThrough || isEven ? [] : numbers,
        reason: 'The numbers begin at 1 again on paper, and run through here.',
        lines: sections.flatMap(({ from }) => body[from] ?? []),
      },
      ...doubtLines(
        'These lines of the key were not recognised.',
        read.flatMap(({ unread }) => unread),
      ),
    ],
  }
}

/** Sections of several groups; those of one group are exercises of a worksheet. */
function listSections(lines: Lines): Section[] {
  const heads = lines.flatMap(({ text }, index) => {
    const head = matchHeadIn(text)
    return head === null || isAround(lines, index, head) ? [] : [{ ...head, index }]
  })
  const sections: Section[] = []
  let groups = 0
  for (const { first, last, index } of heads) {
    const open = sections.at(-1)
    const isAsked =
      open !== undefined &&
      lines.slice(open.from, index).some(({ text }) => listNumbers(text).includes(open.last))
    if (open === undefined || (first === 1 && isAsked)) {
      if (first !== 1) return []
      if (open !== undefined) open.to = index
      sections.push({ from: index, to: lines.length, last, offset: (open?.offset ?? 0) + (open?.last ?? 0) })
    } else if (first > open.last + 1) return []
    else open.last = Math.max(open.last, last)
    groups += 1
  }
  return groups > sections.length ? sections : []
}

const named = /(?<=\b(?:questions?|boxes)\s)(\d{1,2})(?:(\s?(?:[-–—&]|to|and)\s?)(\d{1,2}))?(?!\d)/gi

function shiftLines(lines: Lines, { offset, last }: Section): TextLine[] {
  let seen = 0
  const shift = (number: string) => String(Number(number) <= last ? Number(number) + offset : Number(number))
  return mapTexts(lines, (text) => {
    const ranged = text.replaceAll(named, (_, from: string, dash?: string, to?: string) =>
      dash === undefined || to === undefined ? shift(from) : `${shift(from)}${dash}${shift(to)}`,
    )
    if (ranged !== text) return ranged
    const { text: own, last: found } = renumberQuestions(text, { offset, last }, seen)
    seen = found
    return own
  })
}

/** A key begins anew where its numbers do. */
function splitKey(key: Lines): TextLine[][] {
  const keys: TextLine[][] = []
  for (const line of key) {
    if (parseEntry(withoutExercise(line.text))?.first === 1) keys.push([])
    keys.at(-1)?.push(line)
  }
  return keys
}
