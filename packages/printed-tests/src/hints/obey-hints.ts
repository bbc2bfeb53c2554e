import { numberRange, parseNumberWord, toLetter } from '@console/ielts'
import type { PrintedLines } from '../lines/to-lines.ts'
import type { Hints, LineRole, Lines, Range, TextLine } from '../model/text-line.ts'
import { gapPatterns, hasRun } from '../patterns/gap-patterns.ts'
import { matchHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isInstruction } from '../patterns/instruction-patterns.ts'
import { stripBullet } from '../patterns/item-patterns.ts'
import { matchOption } from '../patterns/option-patterns.ts'
import { listNumbers } from '../patterns/question-labels.ts'
import { attachKeys, type KeyedLine } from './attach-keys.ts'

/** The head of a group is printed where its questions are known. */
type Head = Range & { at: number }

type RoleLine = TextLine & { role?: LineRole }

type Rewriting = {
  body: (RoleLine | Head)[]
  /** The first and the last number of the last question. */
  first: number
  last: number
  /** The numbers of all questions. */
  asked: number[]
  /** Passages so far. */
  passages: number
  /** The group that takes the next question; `printed` if the paper has a head for it. */
  open: Head | 'printed' | null
}

/** Writes the lines that a person gave a role to as any paper has them: below heads, with numbers and letters, the key at the end. */
export function obeyHints(page: PrintedLines, hints: Hints): PrintedLines {
  if (hints.size === 0) return page
  const lines = [...page.lines, ...page.furniture.filter(({ at }) => isShown(hints, at))]
    .toSorted((left, right) => left.at - right.at)
    .map((line) => withRole(line, hints))
  const furniture = page.furniture.filter(({ at }) => !isShown(hints, at))
  const state: Rewriting = { body: [], first: 0, last: 0, asked: [], passages: 0, open: null }
  const keyed: KeyedLine[] = []
  const script: TextLine[] = []
  const leftOut: TextLine[] = []
  for (const line of lines) {
    if (line.role === 'none') leftOut.push(line)
    else if (line.role === 'script') script.push(line)
    else if (line.role === 'key') keyed.push({ line, first: state.first, last: state.last })
    else takeLine(state, line)
  }
  const { key, rest } = attachKeys(keyed, state.asked)
  return {
    ...page,
    // A rubric without a question has no head.
    lines: [
      ...state.body.filter(isFilled).map(toLine),
      ...below('Answer key', key),
      ...below('Audioscript', script),
    ],
    furniture: [...furniture, ...leftOut, ...rest],
  }
}

const isShown = (hints: Hints, at: number): boolean => (hints.get(at) ?? 'none') !== 'none'

function withRole({ at, text }: TextLine, hints: Hints): RoleLine {
  const role = text === '' ? undefined : hints.get(at)
  return role === undefined ? { at, text } : { at, text, role }
}

const isFilled = (line: RoleLine | Head): boolean => 'text' in line || line.last >= line.first

const toLine = (line: RoleLine | Head): TextLine =>
  'text' in line
    ? { at: line.at, text: line.text }
    : { at: line.at, text: `Questions ${line.first}–${line.last}` }

const below = (head: string, lines: Lines): TextLine[] => {
  const [first] = lines
  return first === undefined ? [] : [{ at: first.at, text: '' }, { at: first.at, text: head }, ...lines]
}

function takeLine(state: Rewriting, line: RoleLine) {
  const before = lastLine(state)
  switch (line.role) {
    case 'title':
    case 'text':
      if (startsPassage(state, line, before)) {
        state.passages += 1
        state.body.push({ at: line.at, text: `READING PASSAGE ${state.passages}` })
      }
      state.open = null
      state.body.push(line)
      break
    case 'rubric':
      if (before?.role !== 'rubric' && state.open !== 'printed') openGroup(state, line.at, state.body.length)
      state.body.push(line)
      break
    case 'question':
      takeQuestion(state, line, before)
      break
    case 'option':
      state.body.push(withLetter(state, line))
      break
    default:
      takePrinted(state, line)
  }
}

const lastLine = ({ body }: Rewriting): RoleLine | undefined =>
  body.findLast((line): line is RoleLine => 'text' in line && line.text !== '')

/** A title begins a passage, and so does a text below questions, unless the head of one stands right above. */
const startsPassage = ({ open }: Rewriting, { role }: RoleLine, before: RoleLine | undefined): boolean =>
  (role === 'title' ? before?.role !== 'title' : open !== null) &&
  matchPassageHead(before?.text ?? '') === null

/** `index` is the place of its head. */
function openGroup(state: Rewriting, at: number, index: number): Head {
  const head: Head = { at, first: state.last + 1, last: state.last }
  state.body.splice(index, 0, head)
  state.open = head
  return head
}

function takeQuestion(state: Rewriting, line: RoleLine, before: RoleLine | undefined) {
  const goesOn = before?.role === 'question' && before.at >= line.at - 1 && /^\p{Ll}/u.test(line.text)
  if (goesOn) {
    state.body.push(line)
    return
  }
  const group = state.open ?? openGroup(state, line.at, findInstruction(state.body))
  const numbered = withNumbers(stripBullet(line.text), state.last)
  setNumbers(state, numbered)
  if (group !== 'printed') group.last = numbered.last
  state.body.push({ ...line, text: numbered.text })
}

function setNumbers(state: Rewriting, { first, last }: Range) {
  state.first = first
  state.last = last
  state.asked.push(...numberRange(first, last))
}

/** Right above the first question may stand what to do. */
function findInstruction(body: Rewriting['body']): number {
  let from = body.length
  for (let index = body.length - 1; index >= 0; index -= 1) {
    const line = body[index]
    if (line === undefined || !('text' in line) || line.role !== undefined) break
    if (line.text === '') continue
    if (!isInstruction(line.text)) break
    from = index
  }
  return from
}

type Numbered = Range & { text: string }

/** The numbers that a line has, or the next ones: before it, or at its gaps. */
function withNumbers(text: string, before: number): Numbered {
  const own = listNumbers(text)
  if (own.length > 0) return { text, first: Math.min(...own), last: Math.max(...own) }
  const first = before + 1
  if (!hasRun(text)) {
    const last = before + (matchCount(text) ?? 1)
    return { text: `${last === first ? first : `${first}–${last}`}. ${text}`, first, last }
  }
  let last = before
  const numbered = text.replaceAll(gapPatterns.any, () => {
    last += 1
    return `(${last}) ______`
  })
  return { text: numbered, first, last }
}

/** “Which TWO …” takes two numbers. */
function matchCount(text: string): number | null {
  const word = /\b(?:TWO|THREE|FOUR|FIVE)\b/.exec(text)?.[0]
  return word === undefined ? null : parseNumberWord(word)
}

/** Options without letters have those of their order. */
function withLetter({ body }: Rewriting, line: RoleLine): TextLine {
  const text = stripBullet(line.text)
  if (matchOption(text, true) !== null) return line
  const from =
    body.findLastIndex((each) => !('text' in each) || (each.text !== '' && each.role !== 'option')) + 1
  const count = body.slice(from).filter((each) => 'text' in each && each.role === 'option').length
  return { ...line, text: `${toLetter(count)}. ${text}` }
}

/** Numbers go on from those that the paper has. */
function takePrinted(state: Rewriting, line: TextLine) {
  const passage = matchPassageHead(line.text)
  const head = matchHead(passage?.rest ?? line.text)
  if (passage !== null) Object.assign(state, { passages: passage.number, open: null })
  const own = listNumbers(line.text)
  if (head !== null) {
    state.last = head.first - 1
    state.open = 'printed'
  } else if (own.includes(state.last + 1)) {
    setNumbers(state, { first: state.last + 1, last: Math.max(...own) })
    if (state.open !== null && state.open !== 'printed') state.open.last = state.last
  }
  state.body.push(line)
}

/** Whether a line is part of the paper itself: a key and a transcript are compared with nothing. */
export const isAsked =
  (hints: Hints) =>
  ({ at }: TextLine): boolean =>
    hints.get(at) !== 'key' && hints.get(at) !== 'script'
