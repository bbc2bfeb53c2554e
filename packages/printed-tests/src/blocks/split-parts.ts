import { countWords } from '@console/ielts'
import type { Hints, Lines, TextLine } from '../model/text-line.ts'
import {
  announcesText,
  isAround,
  listHeads,
  matchExercise,
  matchHead,
  matchPassageHead,
} from '../patterns/head-patterns.ts'
import { isClearInstruction } from '../patterns/instruction-patterns.ts'
import { matchNumbered, splitColumns } from '../patterns/item-patterns.ts'
import { isRubric, sheetPatterns } from '../patterns/rubric-patterns.ts'
import { findChain } from './find-chain.ts'
import {
  addLine,
  addPart,
  addText,
  type GroupLines,
  hasProse,
  hasText,
  lastNumberOf,
  openGroup,
  partOf,
  type SplitParts,
  type Splitting,
} from './part-lines.ts'
import { settleParts } from './settle-parts.ts'
import { startsText } from './starts-text.ts'
import { dropPreface, takeInstructions, takeTitle } from './take-above.ts'

/** Tells texts and groups of questions apart, by their heads, by how a text looks, and by the first number of the key. */
export function splitParts(lines: Lines, first = 1, hints: Hints = new Map()): SplitParts {
  const state: Splitting = {
    parts: [],
    rubrics: [],
    lines,
    hints,
    heads: listHeads(lines),
    open: null,
    isNewText: false,
    next: first,
  }
  for (const [index, line] of lines.entries()) takeLine(state, line, index)
  return { parts: settleParts(state.parts), rubrics: state.rubrics }
}

function takeLine(state: Splitting, line: TextLine, index: number) {
  const { text } = line
  const { open } = state
  if (takeHintedText(state, line) || takeHead(state, line, index) || takeHinted(state, line)) return
  if (announcesText(text)) {
    state.open = null
    state.isNewText = true
    state.next = announcedFirst(text) ?? state.next
    state.rubrics.push(line)
    return
  }
  if (goesOnRubric(state, line)) return
  if (isRubric(text) && (matchNumbered(text) === null || /^\d[.)]?\s+read\b/i.test(text))) {
    state.rubrics.push(line)
    state.next = announcedFirst(text) ?? state.next
    if (sheetPatterns.sectionName.test(text) || (announcedFirst(text) !== null && hasProse(partOf(state))))
      dropPreface(state)
    return
  }
  if (open !== null && startsText(state.lines, index, open)) {
    const title = takeTitle(open.lines)
    state.open = null
    state.isNewText = hasProse(partOf(state))
    addText(state, [...title, line])
    return
  }
  if (text !== '' && opensGroup(state, index)) return
  if (state.open !== null) addLine(state.open, line)
  else addText(state, [line])
}

/** A line stays in the text or among the questions where a person put it. */
function takeHintedText(state: Splitting, line: TextLine): boolean {
  const role = state.hints.get(line.at)
  if ((role !== 'title' && role !== 'text') || matchPassageHead(line.text) !== null) return false
  state.isNewText = state.open !== null
  state.open = null
  addText(state, [line])
  return true
}

function takeHinted({ open, hints }: Splitting, line: TextLine): boolean {
  if (open === null || !hints.has(line.at)) return false
  addLine(open, line)
  return true
}

/** “You should spend about 20 minutes on Questions 14–26” */
function announcedFirst(text: string): number | null {
  const [, first] = /\bquestions\s(\d{1,2})\s?(?:[-–—]|to)\s?\d{1,2}\b/i.exec(text) ?? []
  return first === undefined ? null : Number(first)
}

/** “… which are based on Reading Passage 3” may end on the next line. */
function goesOnRubric({ rubrics }: Splitting, line: TextLine): boolean {
  const last = rubrics.at(-1)
  const goesOn =
    last?.at === line.at - 1 &&
    !/[.:]$/.test(last.text) &&
    /\byou (?:should|are)\b/i.test(last.text) &&
    /^(?:[a-z]|passage \d)/i.test(line.text) &&
    line.text.length <= 60
  if (goesOn) rubrics.push(line)
  return goesOn
}

/** “… a title for the whole of Reading” goes on with “Passage 2.” */
const goesOnSentence = (before: TextLine | undefined): boolean =>
  before !== undefined && /\breading$/i.test(before.text) && countWords(before.text) > 4

/** “(Questions 1–13)” behind the name of a part */
const isRange = (text: string): boolean =>
  /^[([]\s?questions?\s\d{1,2}\s?[-–—]\s?\d{1,2}\s?[)\]]$/i.test(text)

/** “READING PASSAGE 2” and “Questions 14–18”, which may stand on one line. */
function takeHead(state: Splitting, line: TextLine, index: number): boolean {
  const passage = matchPassageHead(line.text)
  if (passage !== null && !goesOnSentence(state.lines[index - 1])) {
    const current = state.parts.at(-1)
    const isEmpty = current !== undefined && !hasText(current) && current.groups.length === 0
    const isAgain = current?.number === passage.number
    if (current === undefined || !(isEmpty || isAgain)) addPart(state, passage.number)
    else current.number = passage.number
    state.open = null
    const rest = { at: line.at, text: passage.rest }
    if (rest.text === '' || takeHead(state, rest, index)) return true
    if (!isRubric(rest.text) && !isRange(rest.text)) addText(state, [rest])
    return true
  }
  const head = matchHead(line.text)
  if (head === null) return false
  const { open } = state
  // “… next to Questions 15–20.” is the end of an instruction.
  if (open !== null && open.first === head.first && open.last === head.last) {
    endSentence(open, line)
    return true
  }
  if (isAround(state.lines, index, head)) {
    state.open = null
    state.next = head.first
    return true
  }
  openGroup(state, line, head.first, head.last, true)
  if (head.rest !== '') addLine(state.open, { at: line.at, text: head.rest })
  return true
}

/** “… the correct letter, A–I, next to” goes on with “Questions 21–26.” */
function endSentence(open: GroupLines, line: TextLine) {
  const before = open.lines.at(-1) ?? line
  open.lines.splice(-1, 1, { at: before.at, text: `${before.text} ${line.text}` })
}

/** “8. What is the best title?” behind the last of “Questions 5–7”, and below no head of its own. */
const isBeyond = ({ heads }: Splitting, { last, numbers }: GroupLines, { text }: TextLine): boolean =>
  matchNumbered(text)?.number === last + 1 && numbers.has(last) && !heads.some((head) => head.last > last)

/** Questions may have no head: then their numbers go on from those before, below an instruction or not. */
function opensGroup(state: Splitting, index: number): boolean {
  const line = state.lines[index]
  if (line === undefined || (state.open?.isHeaded === true && !isBeyond(state, state.open, line)))
    return false
  // “Exercise 1  Main ideas” and “Choose the best heading” are of the same questions.
  if (state.open !== null && lastNumberOf(state.open) < state.open.first) return false
  const said = matchExercise(line.text)
  const number = matchNumbered(splitColumns(line.text).join(' '))?.number
  const isAsked = said !== null || isClearInstruction(line.text)
  if (!isAsked && (number === undefined || (state.open !== null && !state.open.isHeaded))) return false
  const last = Math.max(0, ...state.parts.flatMap(({ groups }) => groups.map(lastNumberOf)))
  const next = Math.max(last + 1, state.next)
  if (!isAsked && number !== next) return false
  const chain = findChain(state.lines, index, next)
  if (chain === null) return false
  // Words of a glossary have numbers too, above the head of the questions that have these numbers.
  const isHeadedBelow =
    !isAsked &&
    listHeads(state.lines.slice(index + 1)).some((head) => head.first <= next && head.last >= next)
  if (isHeadedBelow) return false
  const instructions = isAsked ? [] : takeInstructions(partOf(state).text)
  openGroup(state, instructions[0] ?? line, next, chain, false)
  for (const order of instructions) addLine(state.open, order)
  addLine(state.open, { at: line.at, text: said ?? line.text })
  return true
}
