import { dehyphenate } from '../lines/dehyphenate.ts'
import { splitText } from '../lines/split-text.ts'
import type { Lines, TextLine } from '../model/text-line.ts'
import { type Label, matchMarked, matchNamed } from '../patterns/exercise-heads.ts'
import { matchKeyHead } from '../patterns/head-patterns.ts'
import { isCounted } from '../patterns/item-patterns.ts'
import { isEntry, splitRow, withoutName } from '../patterns/key-entries.ts'
import { dropExerciseNumbers } from './exercises/decimal-numbers.ts'
import { splitAtNames } from './exercises/split-key.ts'
import { keyInOrder, type PrintedKey, parseKeyColumn } from './key/parse-key.ts'
import { turnColumns } from './key/transpose-rows.ts'
import { readExerciseKey } from './read-exercise-key.ts'

export type { PrintedKey }

/** The questions that a key is pasted for: the last number of each group. */
type Asked = { from?: number; ends: readonly number[] }

/**
 * A key that is pasted without its test. Where its numbers begin again in every exercise they go on from those before; an
 * exercise that does not end where a group of questions does is left out, so that nothing shifts.
 */
export function readKey(text: string, { from = 1, ends }: Asked): PrintedKey {
  const lines = dropHeads(dehyphenate(splitText(text)).lines)
  const through = parseKeyColumn(lines.map((line) => line.text).join('\n'), from)
  const last = Math.max(0, ...ends)
  const lengths = ends.map((end, nth) => ({ last: end - (ends[nth - 1] ?? 0) }))
  const blocks = splitBlocks(turnColumns(dropExerciseNumbers(lines), lengths))
  const isWhole = lines.some((line) => isEntry(line.text)) && countPlaced(through, last) === last
  if (from !== 1 || blocks.length < 2 || isWhole) return through
  const again = continueBlocks(blocks, ends)
  return through.unread.length > 0 || countPlaced(again, last) >= countPlaced(through, last) ? again : through
}

/** “Answers: 1 B 2 C” without the word; empty lines stay, as one may stand for an answer. */
const dropHeads = (lines: Lines): TextLine[] =>
  lines.flatMap(({ at, text }) => {
    const head = text === '' ? null : matchKeyHead(text)
    const said = (head?.rest ?? withoutName(text)).replaceAll(/\s[·•](?:\s|$)/g, ', ').replace(/, $/, '')
    return head?.rest === '' ? [] : [{ at, text: said }]
  })

const countPlaced = ({ answers }: PrintedKey, last: number): number =>
  [...answers.keys()].filter((number) => number <= last).length

/** The answers of each exercise, by its name, its place or where the numbers begin again. */
function splitBlocks(lines: Lines): TextLine[][] {
  const blocks: TextLine[][] = []
  let place = 0
  let isTable = false
  for (const { at, text } of lines.flatMap(splitAtNames)) {
    // The numbers above a table that has a row for each exercise.
    if (blocks.length === 0 && isCounted(text)) {
      isTable = true
      continue
    }
    const label = matchNamed(text) ?? matchTitled(text) ?? matchMarked(text)
    const isNamed =
      label !== null &&
      [1, place + 1, blocks.length + 1].includes(label.place) &&
      (isTable || startsAnswers(label))
    const open = blocks.at(-1)
    const isAgain = isFirst(text) && (open === undefined || open.length > 0)
    if (isNamed) place = label.place
    if (isNamed || isAgain) blocks.push([])
    const rest = isNamed ? label.rest : text
    if (rest !== '') blocks.at(-1)?.push({ at, text: rest })
  }
  return blocks.filter((block) => block.length > 0)
}

/** “True or false? 1. T 2. NG” */
function matchTitled(text: string): Label | null {
  const [, said, rest = ''] = /^([A-Za-z][^\d]{3,40}?)\s(\(?1[.):]\s.*)$/.exec(text) ?? []
  return said === undefined ? null : { kind: said, place: 1, name: said, rest }
}

const isFirst = (text: string): boolean => /^(?:\(?1|\(?a[.)]|\(?i[.)–-])(?=[\s.):]|[A-Za-z])/.test(text)

/** “Exercise 2” may stand alone; behind “2” or “B” come answers. */
const startsAnswers = ({ kind, name: sign, rest }: Label): boolean =>
  (kind !== '' && rest === '') ||
  isFirst(rest) ||
  (/^a\s?\S/.test(rest) && /\sb\s?\S/.test(rest.slice(2))) ||
  (isRow(rest) && (!/\d/.test(sign) || kind !== '' || /[,;\t]/.test(rest)))

/** “C, D, A”, and no answer that may be written in two ways. */
const isRow = (text: string): boolean => !/\d/.test(text) && (splitRow(text)?.length ?? 0) > 1

function readBlock(lines: Lines): PrintedKey {
  const text = lines[0]?.text ?? ''
  const areNumerals = /^\(?i[.):\s–-]/.test(text)
  const marks = /^\(?a(?:[.):\s]|\d|[A-Z])/.test(text) ? 'letters' : areNumerals ? 'numerals' : 'numbers'
  return readExerciseKey({ last: 16, isNested: false, marks }, lines, splitRow)
}

/** Each exercise goes on where the one before ended. */
function continueBlocks(blocks: Lines[], ends: readonly number[]): PrintedKey {
  const key = keyInOrder([])
  let offset = 0
  for (const [index, block] of blocks.entries()) {
    const { answers, unread, explained } = readBlock(block)
    const runsThrough = offset > 0 && Math.min(...answers.keys()) === offset + 1
    if (runsThrough) offset = 0
    const end = offset + Math.max(0, ...answers.keys())
    if (!ends.includes(end)) {
      key.unread.push(...blocks.slice(index).flat())
      return key
    }
    key.unread.push(...unread)
    key.explained.push(...explained)
    for (const [number, said] of answers) key.answers.set(number + offset, said)
    offset = end
  }
  return key
}
