import type { GroupLines } from '../blocks/part-lines.ts'
import type { Lines, TextLine } from '../model/text-line.ts'
import { findGaps, hasRun } from '../patterns/gap-patterns.ts'
import { matchNumbered, splitColumns, stripBullet } from '../patterns/item-patterns.ts'
import { type GroupContext, isKeyedByNumerals } from './find-group-task.ts'
import { finishGroup, type ReadGroup } from './finish-group.ts'
import { type GroupReading, isFree } from './group-reading.ts'
import { dropRepeatedNumber, joinGaps, joinInstructions, unwrapText } from './prepare/join-lines.ts'
import { markBareGaps } from './prepare/mark-bare-gaps.ts'
import { markChoices } from './prepare/mark-choices.ts'
import { moveEndNumbers, numberOne } from './prepare/move-numbers.ts'
import { takeExample } from './take-example.ts'
import { takeCode, takeOptions, takeWordBox } from './take-options.ts'
import { takeQuestion } from './take-question.ts'
import { endGaps, takeBetween, takeGaps, takeMore, takeOther, takeVerdict } from './take-text.ts'

/** Questions under one head: a line is that of a gap before it is that of a question. */
export function readGroup(found: GroupLines, context: GroupContext): ReadGroup {
  const printed = { ...found, lines: moveEndNumbers(found.lines, found, context.answers) }
  return finishGroup(printed, readLines(printed, context), context)
}

function readLines({ first, last, lines }: GroupLines, { answers, hints }: GroupContext): GroupReading {
  const printed = markBareGaps(lines, { first, last })
  const printedLines = joinGaps(
    joinInstructions(
      markChoices(
        numberOne(printed, { first, last })
          .flatMap(splitWordBank)
          .map((line) => dropRepeatedNumber(line, { first, last })),
        { first, last },
      ),
    ),
  )
  const said = printedLines.map(({ text }) => text).join('\n')
  // “a plastic box” beside a gap is no box of words.
  const asked = printedLines.flatMap(({ text }) => (hasRun(text) ? [] : [text])).join('\n')
  const width = Math.max(0, ...printed.map(({ text }) => text.length))
  const isGapped = printedLines.some(({ text }) => findGaps(text, { first, last }).length > 0)
  const reading: GroupReading = {
    first,
    last,
    width,
    lines: isGapped
      ? unwrapText(printedLines, { first, last }, { isSummary: /\bsummary\b/i.test(said), width })
      : printedLines,
    codes: listCodes(said, printedLines),
    isHeadings: /\bheadings?\b/i.test(said) || isKeyedByNumerals({ first, last }, answers),
    isBoxed:
      /\bbox\b(?!es)|\blist of (?:words|phrases)\b|\bwords (?:below|from the list)\b|\bdrag (?:the )?words\b|\bword (?:bank|list)\b/i.test(
        asked,
      ),
    isTable:
      /\b(?:time)?table\b/i.test(said) ||
      (/\b(?:form|notes?)\b/i.test(said) && areRows(printedLines)) ||
      printedLines.some(({ text }) => splitColumns(text).length > 2 && !hasRun(text)),
    isGapped,
    unread: [],
    leftOut: [],
    instruction: [],
    questions: [],
    lists: [],
    words: [],
    title: null,
    example: null,
    shown: [],
    isExample: null,
    waiting: null,
    carried: [],
    grow: null,
  }
  let isNew = false
  for (const [index, line] of reading.lines.entries()) {
    if (hints?.get(line.at) === 'rubric') reading.instruction.push(line.text)
    else if (line.text !== '') readLine(reading, line, index, isNew)
    isNew = line.text === ''
  }
  endGaps(reading)
  return reading
}

function readLine(reading: GroupReading, line: TextLine, index: number, isNew: boolean) {
  // An empty cell at the beginning of a row is printed as a dash.
  const text = reading.isTable && line.text.startsWith('–\t') ? line.text : stripBullet(line.text)
  // The number of a page, and a line across it: above the questions, or below one that has its gap.
  const isRule = /^_{10,}$/.test(text) && reading.questions.at(-1)?.text.includes('_____') !== false
  if (isRule || (/^\d{1,3}$/.test(text) && !isFree(reading, Number(text)))) {
    reading.leftOut.push(line)
    return
  }
  const isTaken =
    takeExample(reading, line, text) ||
    takeVerdict(reading, text) ||
    takeCode(reading, text) ||
    takeOptions(reading, text, index) ||
    takeGaps(reading, text) ||
    takeQuestion(reading, text) ||
    takeWordBox(reading, text)
  if (isTaken) return
  if (text === line.text && takeMore(reading, splitColumns(text).join(' '), isNew, index)) return
  if (reading.isGapped && !(isNew && isEnded(reading))) takeBetween(reading, line, text, index)
  else takeOther(reading, line, text, isNew)
}

/** All questions are sentences, up to the last of them: a paragraph below it is a note of whoever printed them. */
const isEnded = ({ questions, last }: GroupReading): boolean =>
  questions.some(({ number, count }) => number + count > last) &&
  questions.every(({ text }) => /\w/.test(text) && /[.?!]["”]?$/.test(text))

/** A form or notes of two columns: a label and its gap, or gaps beside each other. */
function areRows(lines: Lines): boolean {
  const gapped = lines.filter(({ text }) => hasRun(text))
  const rows = gapped.filter(({ text }) => {
    const [label = '', ...values] = text.split('\t')
    return values.length > 0 && /\p{L}{2}/u.test(label)
  })
  return rows.length > 1 && rows.length * 2 >= gapped.length
}

/** “Fill in. Word bank: dinner – hungry – tool” has its box on the line of the instruction. */
function splitWordBank({ at, text }: TextLine): TextLine[] {
  const [, said = '', words = ''] = /^(.{0,80}\bword (?:bank|box|list)):\s*(\S.*)$/i.exec(text) ?? []
  const cells = words.split(/\s?[,;/·]\s?|\s[–—-]\s/)
  return cells.length < 3
    ? [{ at, text }]
    : [
        { at, text: `${said}.` },
        { at, text: cells.join('\t') },
      ]
}

function listCodes(said: string, lines: Lines): ReadonlySet<string> {
  const found = /\bletters?,?\s((?:[A-Z],?\s){1,6}(?:or|and|to)\s[A-Z])\b/.exec(said)?.[1] ?? ''
  const letters = found === '' ? listClasses(lines) : (found.match(/\b[A-Z]\b/g) ?? [])
  return new Set(letters.every((letter, index) => letter.charCodeAt(0) === 65 + index) ? [] : letters)
}

/** “Classify the following …” and below it “M  the Mekong”, “J  Jamaica”. */
function listClasses(lines: Lines): string[] {
  const from = lines.findIndex(({ text }) =>
    /(?:^|[.:]\s)(?:classify|match(?:ing)?)\b|\bwrite:?$/i.test(text),
  )
  const to = lines.findIndex(({ text }, index) => index > from && matchNumbered(text) !== null)
  return from === -1
    ? []
    : lines
        .slice(from + 1, to)
        .flatMap(({ text }) => [...text.matchAll(/(?:^|\t)([A-Z])[.):]?\s+\S/g)].map(([, key = '']) => key))
}
