import { countWords } from '../../core/document/count-words.ts'
import {
  hasRun,
  isInstruction,
  isKeyHead,
  isRubric,
  matchGroupHead,
  matchLetter,
  matchNumbered,
  matchNumeral,
  matchPassageHead,
  matchVerdict,
} from './line-patterns.ts'
import type { TextLine } from './pasted-test.ts'

export type GroupLines = { head: TextLine; first: number; last: number; lines: TextLine[] }
export type PartLines = { number: number | null; text: TextLine[]; groups: GroupLines[] }
export type SplitTest = { parts: PartLines[]; key: TextLine[]; rubrics: TextLine[] }

/** Words of a block from which on it is a text and no question, for each line that looks like an option. */
const proseWords = 35

/** Tells texts, groups of questions and the key apart, by their heads and by how a text looks. */
export function splitTest(lines: readonly TextLine[]): SplitTest {
  const parts: PartLines[] = []
  const key: TextLine[] = []
  const rubrics: TextLine[] = []
  let group: GroupLines | null = null
  let isKey = false

  const part = (): PartLines => parts.at(-1) ?? addPart(null)
  function addPart(number: number | null): PartLines {
    const added: PartLines = { number, text: [], groups: [] }
    parts.push(added)
    group = null
    return added
  }
  function addGroup(head: TextLine, first: number, last: number, rest: string) {
    const current = part()
    group = { head, first, last, lines: rest === '' ? [] : [{ at: head.at, text: rest }] }
    current.groups.push(group)
  }

  for (const [index, line] of lines.entries()) {
    const { text } = line
    if (isKey) {
      key.push(line)
      continue
    }
    if (isKeyHead(text)) {
      isKey = true
      continue
    }
    const passage = matchPassageHead(text)
    if (passage !== null) {
      const current = parts.at(-1)
      const isEmpty = current !== undefined && current.text.length + current.groups.length === 0
      const isAgain = current?.number === passage.number
      if (current === undefined || !(isEmpty || isAgain)) addPart(passage.number)
      else current.number = passage.number
      group = null
      if (passage.rest !== '' && matchGroupHead(passage.rest) === null && !isRubric(passage.rest)) {
        part().text.push({ at: line.at, text: passage.rest })
      }
      continue
    }
    const head = matchGroupHead(text)
    if (head !== null) {
      addGroup(line, head.first, head.last, head.rest)
      continue
    }
    if (isRubric(text) && (group === null || countWords(text) < 25)) {
      rubrics.push(line)
      continue
    }
    // TypeScript does not see that the functions above set it.
    const open = group as GroupLines | null
    if (open !== null && isComplete(open) && isProse(blockAround(lines, index))) {
      const title = takeTitle(open)
      if (part().text.some((each) => each.text !== '')) addPart(null)
      part().text.push(...title, line)
      group = null
      continue
    }
    if (open !== null) {
      open.lines.push(line)
      continue
    }
    const found = matchNumbered(text)
    if (found !== null && startsQuestions(lines, index, found.number, parts)) {
      const pulled = takeInstruction(part())
      addGroup(pulled[0] ?? line, found.number, lastNumber(lines, index, found.number), '')
      const started = group as GroupLines | null
      started?.lines.push(...pulled, line)
      continue
    }
    if (text !== '' || parts.length > 0) part().text.push(line)
  }
  return { parts, key, rubrics }
}

function isComplete({ lines, last }: GroupLines): boolean {
  const number = new RegExp(String.raw`(?<!\d)${last}(?!\d)`)
  return lines.some(({ text }) => number.test(text))
}

/** The lines between two empty ones. */
function blockAround(lines: readonly TextLine[], index: number): string[] {
  const end = lines.findIndex(({ text }, each) => each >= index && text === '')
  return lines.slice(index, end === -1 ? lines.length : end).map(({ text }) => text)
}

function isProse(block: readonly string[]): boolean {
  const listed = block.filter((text) => matchLetter(text) !== null || matchNumeral(text) !== null).length
  const isAsked = block.some((text) => matchNumbered(text) !== null || hasRun(text) || isInstruction(text))
  const words = block.reduce((sum, text) => sum + countWords(text), 0)
  return !isAsked && words / Math.max(1, listed) >= proseWords
}

/** The short line before a text, and a letter that stands on a line of its own, belong to the text. */
function takeTitle({ lines }: GroupLines): TextLine[] {
  const taken: TextLine[] = []
  for (let last = lines.at(-1); last !== undefined; last = lines.at(-1)) {
    const isLetter = /^[A-L]$/.test(last.text)
    const isShort = last.text !== '' && countWords(last.text) <= 14 && !/[.?!:]$/.test(last.text)
    const isListed =
      matchLetter(last.text) !== null || matchNumeral(last.text) !== null || matchNumbered(last.text) !== null
    const isTitle = isShort && !isListed && !taken.some(({ text }) => text.length > 1)
    if (last.text !== '' && !isLetter && !isTitle) break
    taken.unshift(last)
    lines.pop()
  }
  return taken
}

/** Questions may have no head: then their numbers go on from those before, and the next one follows. */
function startsQuestions(
  lines: readonly TextLine[],
  index: number,
  number: number,
  parts: readonly PartLines[],
): boolean {
  const before = Math.max(0, ...parts.flatMap(({ groups }) => groups.map(({ last }) => last)))
  const hasText = (parts.at(-1)?.text ?? []).some(({ text }) => countWords(text) >= 12)
  return hasText && number === before + 1 && lastNumber(lines, index, number) > number
}

function lastNumber(lines: readonly TextLine[], index: number, first: number): number {
  let last = first
  for (const { text } of lines.slice(index + 1)) {
    if (matchGroupHead(text) !== null || matchPassageHead(text) !== null || isKeyHead(text)) break
    if (matchNumbered(text)?.number === last + 1) last += 1
  }
  return last
}

function takeInstruction({ text }: PartLines): TextLine[] {
  const taken: TextLine[] = []
  for (let last = text.at(-1); last !== undefined; last = text.at(-1)) {
    if (last.text !== '' && !isInstruction(last.text) && matchVerdict(last.text) === null) break
    taken.unshift(last)
    text.pop()
  }
  return taken
}
