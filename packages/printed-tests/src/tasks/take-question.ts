import type { PrintedQuestion } from '../model/printed-test.ts'
import { toGapText } from '../patterns/gap-patterns.ts'
import {
  joinMarks,
  matchNumbered,
  matchTwoNumbers,
  numberAlone,
  splitColumns,
} from '../patterns/item-patterns.ts'
import { matchOption, type OptionCell, splitOptions } from '../patterns/option-patterns.ts'
import { type GroupReading, isFree, type OptionList } from './group-reading.ts'
import { addOption, nextKey } from './take-options.ts'

/** A line that begins with a number of the range, or with two for a set. */
export function takeQuestion(reading: GroupReading, printed: string): boolean {
  const { last, waiting } = reading
  const beside = findBeside(reading, printed)
  const { asked, options } = beside === null ? takeOwnOptions(printed) : { asked: beside.asked, options: [] }
  const text = splitColumns(asked).join(' ')
  const alone = /^[([]?(\d{1,2})[.)\]]{0,2}$/.exec(text)?.[1]
  if (waiting !== null) {
    addQuestion(reading, waiting, text, 1)
    reading.waiting = null
    return true
  }
  const several = matchTwoNumbers(text)
  const isSet = several !== null && several.last <= last && several.last > several.first
  if (isSet && isFree(reading, several.first)) {
    addQuestion(reading, several.first, several.rest, several.last - several.first + 1)
    return true
  }
  if (alone !== undefined && isFree(reading, Number(alone))) {
    reading.waiting = Number(alone)
    return true
  }
  const found = matchNumbered(text)
  if (found === null || !isFree(reading, found.number)) return false
  addQuestion(reading, found.number, found.rest, 1)
  if (beside !== null) {
    if (beside.list.options.length === 0) reading.lists.push(beside.list)
    addOption(reading, beside.list, beside.option)
  }
  if (options.length > 0) reading.lists.push({ after: reading.questions.length, options })
  return true
}

type Beside = { asked: string; option: OptionCell; list: OptionList }

/** “8. Boston   a) gave a medal”: the options stand in a column of their own, one on each line. */
function findBeside({ lists }: GroupReading, printed: string): Beside | null {
  const [asked = '', cell = '', ...others] = joinMarks(withoutLetterLine(splitColumns(printed)))
  const option = matchOption(cell, false)
  if (option === null || option.text === '' || others.length > 0 || numberAlone(asked) !== null) return null
  const open = lists.find(({ isBeside }) => isBeside)
  const list = open ?? { after: 0, options: [], isBeside: true }
  return option.key === nextKey(list) && (open !== undefined || lists.length === 0)
    ? { asked, option, list }
    : null
}

/** “The rain   ____   a) comes down”: the letter is written between the two columns. */
const withoutLetterLine = (cells: readonly string[]): readonly string[] =>
  cells.length === 3 && /^(?:_{2,20}|…{1,20}|\.{3,60})$/.test(cells[1] ?? '')
    ? cells.filter((_, index) => index !== 1)
    : cells

/** In a row of a table the options stand in the cells behind the question. */
function takeOwnOptions(printed: string): { asked: string; options: { key: string; value: string }[] } {
  const cells = splitColumns(printed)
  const start = cells.findIndex((cell) => matchOption(cell, false)?.key === 'A')
  const found = splitOptions(cells.slice(start).join('\t'), false) ?? []
  if (start < 1 || found.length < 2) return { asked: printed, options: [] }
  return {
    asked: cells.slice(0, start).join('\t'),
    options: found.map(({ key, text }) => ({ key, value: text })),
  }
}

function addQuestion(reading: GroupReading, number: number, text: string, count: number) {
  // The label of a row, “Course:”, stands above its number.
  const whole = reading.isGapped ? [...reading.carried, text].join('\n') : text
  if (reading.isGapped) reading.carried = []
  const question: PrintedQuestion = { number, text: toQuestionText(whole), options: [], count }
  reading.questions.push(question)
  reading.grow = (more) => {
    // “… moved their” and below it “(25)____”
    const own = more.replace(new RegExp(String.raw`[([]${number}[)\]]\s?(?=_{2}|\.{3}|…)`), '')
    question.text = `${question.text} ${toQuestionText(own)}`.trimEnd()
  }
}

/** Choices that are printed behind a statement are no part of it. */
const toQuestionText = (text: string): string =>
  toGapText(text)
    .replace(/(?:\s(?:TRUE|FALSE|YES|NO|T|F|Y|N|NG)\s_____){2,3}$/, '')
    .replace(
      /(?:[([]\s{0,4}|\s)?(?<![A-Za-z])(?:TRUE|YES|T|Y|R)\s{0,4}[/|,\s]\s{0,4}(?:FALSE|NO|F|N|W)\s{0,4}[/|,\s]\s{0,4}(?:NOT GIVEN|NG|N[ISM]?|DS|C[TS]|DK)\s{0,4}[)\]]?$/,
      '',
    )
    .trim()
