import type { DraftOption } from '../tasks/group-draft.ts'
import { cutAtGaps } from './cut-at-gaps.ts'
import { fillNumbers } from './fill-numbers.ts'
import { findGroupTask } from './find-group-task.ts'
import {
  hasRun,
  isInstruction,
  listGaps,
  matchLetter,
  matchNumbered,
  matchNumeral,
  matchTwoNumbers,
  matchVerdict,
  type OptionLine,
  splitColumns,
  toGapText,
} from './line-patterns.ts'
import { joinLines } from './parse-passage.ts'
import type { PastedGroup, PastedQuestion, TextLine } from './pasted-test.ts'
import type { GroupLines } from './split-test.ts'

type ParsedGroup = { group: PastedGroup; unread: TextLine[] }

const example = /\b(?:paragraph|section)\s+([A-L])\b[^A-Za-z]*?\s*[-–—:.…=\s]*\(?([ivx]+|[A-L])\)?\.?$/i
const arrow = /^[↓→▼⇓⬇|]+$/
const listTitle = /^(?:list of .+|people|options|headings)$/i

/** Questions under one head: what is asked, what there is to choose from, and of which task they are. */
export function parseGroup({ head, first, last, lines: printed }: GroupLines): ParsedGroup {
  const range = { first, last }
  const isRunning = printed.some(({ text }) => listGaps(text, range).length > 0)
  const lines = isRunning ? unwrap(printed) : printed
  const unread: TextLine[] = []
  const instruction: string[] = []
  const questions: PastedQuestion[] = []
  const options: DraftOption[] = []
  let title: string | null = null
  let shown: PastedGroup['example'] = null
  let isExample = false
  let waiting: number | null = null
  /** Lines of a running text before its next gap. */
  let carried: string[] = []
  /** What a line that goes on goes on with. */
  let grow = null as ((text: string) => void) | null // set by the functions below, which TypeScript does not follow
  let wasEmpty = false

  const isHeadings = lines.some(({ text }) => /\bheadings?\b/i.test(text))
  const isBoxed = lines.some(({ text }) => /\b(?:list|box)\b/i.test(text))
  const hasStarted = () => questions.length + options.length > 0

  for (const [index, line] of lines.entries()) {
    const text = line.text.replace(/^[•▪●*]\s*|^[–-]\s+/, '')
    if (text === '') {
      wasEmpty = true
      continue
    }
    const isNew = wasEmpty
    wasEmpty = false
    if (takeExample(text) || takeVerdict(text) || takeOptions(text, index) || takeQuestion(text)) continue
    if (isRunning) takeRunning(text, index)
    else if (!listTitle.test(text) && grow !== null && !isNew && !isInstruction(text)) grow(text)
    else takeOther(line, text)
  }
  const lastQuestion = questions.at(-1)
  if (carried.length > 0 && lastQuestion !== undefined) {
    lastQuestion.text = [lastQuestion.text, ...carried].join('\n')
  }

  shareOptions()
  const count = last - first + 1
  // “Choose TWO letters. Which TWO …” has its question in the place of an instruction.
  if (questions.length === 0 && options.length > 0) {
    const text = instruction.length > 1 ? (instruction.pop() ?? '') : ''
    questions.push({ number: first, text, options: [], count })
  }
  const asked = fillNumbers(questions, range)
  const group = {
    first,
    last,
    from: head.at,
    to: lines.findLast(({ text }) => text !== '')?.at ?? head.at,
    title,
    instruction: joinLines(instruction),
    options,
    questions: asked,
    example: shown,
  }
  return { group: { ...group, task: findGroupTask(group) }, unread }

  function takeExample(text: string): boolean {
    if (/^example\b/i.test(text)) isExample = true
    else if (!isExample) return false
    const found = example.exec(text)
    if (found !== null) shown = { letter: found[1]?.toUpperCase() ?? '', key: found[2] ?? '' }
    if (found === null && !/^example\W*(?:answer)?\W*$/i.test(text)) {
      const isOurs = /^example\b/i.test(text)
      if (isOurs) unread.push({ at: lines.find((each) => each.text.includes(text))?.at ?? head.at, text })
      isExample = false
      return isOurs
    }
    isExample = found === null
    return true
  }

  function takeVerdict(text: string): boolean {
    if (questions.length > 0 || matchVerdict(text) === null) return false
    instruction.push(text)
    grow = (more) => instruction.push(more)
    return true
  }

  function takeOptions(text: string, index: number): boolean {
    const columns = splitColumns(text)
    const found = columns.map((column, place) => matchOption(column, index, place))
    const listed = found.filter((each) => each !== null)
    if (listed.length > 0 && listed.length === found.length) {
      for (const each of listed) addOption(each)
      return true
    }
    const isRow = columns.length > 1 && columns.every((column) => matchLetter(column) !== null)
    const single = isRow ? null : matchOption(text, index, 0)
    if (single !== null) addOption(single)
    else if (isBoxed && isWordBox(columns)) options.push(...columns)
    return single !== null || (isBoxed && isWordBox(columns))
  }

  /** `place` counts the options before it on its line. */
  function matchOption(text: string, index: number, place: number): OptionLine | null {
    const numeral = isHeadings ? matchNumeral(text) : null
    if (numeral !== null) return numeral
    const letter = matchLetter(text)
    if (letter === null) return null
    const owner = questions.at(-1)
    const taken = owner !== undefined && !hasSharedOptions() ? owner.options.length : options.length
    const isNext = letter.key === String.fromCharCode(65 + taken + place) || letter.key === 'A'
    // A sentence may begin with the article: the list goes on with a B.
    const goesOn =
      letter.key !== 'A' ||
      lines
        .slice(index)
        .some((each) => splitColumns(each.text).some((cell) => matchLetter(cell)?.key === 'B'))
    return isNext && goesOn && listGaps(text, range).length === 0 ? letter : null
  }

  /** A list that stands below the last question of several is that of all. */
  function shareOptions() {
    const owners = questions.filter((each) => each.options.length > 0)
    const [owner] = owners
    if (owner === undefined || owners.length > 1 || questions.length === 1 || owner !== questions.at(-1))
      return
    options.push(...owner.options)
    owner.options = []
  }

  /** Options before the first question, after the last one, or of a set, are those of all. */
  function hasSharedOptions(): boolean {
    return (
      questions.length === 0 || (options.length > 0 && questions.every((each) => each.options.length === 0))
    )
  }

  function addOption({ key, text }: OptionLine) {
    const option = { key, value: text }
    const owner = hasSharedOptions() ? undefined : questions.at(-1)
    const list = owner?.options ?? options
    list.push(option)
    grow = (more) => {
      option.value += ` ${more}`
    }
  }

  function isWordBox(columns: readonly string[]): boolean {
    return columns.length >= 3 && columns.every((word) => word.split(' ').length <= 3 && !hasRun(word))
  }

  function takeQuestion(text: string): boolean {
    if (waiting !== null) {
      addQuestion(waiting, text, 1)
      waiting = null
      return true
    }
    const several = matchTwoNumbers(text)
    if (several !== null && isFree(several.first) && several.last <= last && several.last > several.first) {
      addQuestion(several.first, several.rest, several.last - several.first + 1)
      return true
    }
    const alone = /^(\d{1,2})[.)]?$/.exec(text)?.[1]
    if (alone !== undefined && isFree(Number(alone))) {
      waiting = Number(alone)
      return true
    }
    const found = matchNumbered(text)
    if (found === null || !isFree(found.number)) return false
    const startsWithGap = listGaps(text, range).some(({ from }) => from === 0)
    // In a running text a line may begin with a number of its own: 12 tonnes of ice.
    if (startsWithGap || (isRunning && !hasRun(found.rest))) return false
    addQuestion(found.number, found.rest, 1)
    return true
  }

  function isFree(number: number): boolean {
    return number >= first && number <= last && !questions.some((each) => each.number === number)
  }

  function addQuestion(number: number, text: string, count: number) {
    const question: PastedQuestion = { number, text: toQuestionText(text), options: [], count }
    questions.push(question)
    grow = (more) => {
      question.text += ` ${toGapText(more)}`
    }
  }

  function takeRunning(text: string, index: number) {
    const gaps = listGaps(text, range)
    if (gaps.length === 0) {
      if (questions.length === 0 && carried.length === 0) takeOpening(text, index)
      else carried.push(splitColumns(text).join(' | '))
      return
    }
    const pieces = cutAtGaps(text, gaps)
    for (const [index, piece] of pieces.entries()) {
      const before = index === 0 ? carried : []
      const asked = [...before, piece.text].join('\n')
      questions.push({ number: piece.number, text: asked, options: [], count: 1 })
      carried = []
    }
    grow = null
  }

  function takeOpening(text: string, index: number) {
    const isStep = arrow.test(lines.slice(index + 1).find((each) => each.text !== '')?.text ?? '')
    const isRow = splitColumns(text).length > 1
    if (isStep || isRow) carried.push(splitColumns(text).join(' | '))
    else if (isInstruction(text) || (instruction.length === 0 && /[.:]$/.test(text))) instruction.push(text)
    else if (title === null && text.length < 90 && !/[.;]$/.test(text)) title = text
    else if (title === null && instruction.length > 0 && /^[a-z]/.test(text)) instruction.push(text)
    else carried.push(splitColumns(text).join(' | '))
  }

  function takeOther(line: TextLine, text: string) {
    if (listTitle.test(text)) title = text
    else if (isInstruction(text) || !hasStarted()) {
      const isTitle =
        !isInstruction(text) && instruction.length > 0 && text.length < 70 && !/[.?:]$/.test(text)
      if (isTitle && title === null) title = text
      else instruction.push(text)
      grow = isTitle ? null : (more) => instruction.push(more)
    } else unread.push(line)
  }
}

/** Lines that a sentence runs over are one again. */
function unwrap(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const goesOn = before !== undefined && before.text !== '' && !/[.:;?!]$/.test(before.text)
    if (goesOn && /^[a-z]/.test(line.text))
      joined[joined.length - 1] = { at: before.at, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

/** Choices that are printed behind a statement are no part of it. */
const toQuestionText = (text: string): string =>
  toGapText(text)
    .replace(/\s*[([]?\s*(?:TRUE|YES)\s*\/\s*(?:FALSE|NO)\s*\/\s*NOT GIVEN\s*[)\]]?$/, '')
    .trim()
