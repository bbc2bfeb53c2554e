import { isVerdict } from '../../../core/keys/verdict-words.ts'
import { isExerciseName } from '../exercises/exercise-label.ts'
import { splitColumns } from '../lines/item-patterns.ts'
import type { TextLine } from '../lines/text-line.ts'
import { findShiftedNumbers } from './find-shifted-numbers.ts'
import { findTornTexts } from './find-torn-texts.ts'
import { matchHead } from './group-heads.ts'
import type { Doubt, PastedGroup, PastedPart, PastedTest } from './pasted-test.ts'
import { listGroupTexts, type PrintedWord, range, toPrintedWords, toWords } from './read-texts.ts'
import { isAnswerLine } from './take-answers.ts'

/** Every word that is printed is in what was read of its place, and each text stands in one piece on paper. */
export function comparePrint(
  { parts, rubrics, unread }: Omit<PastedTest, 'doubts'>,
  lines: readonly TextLine[],
): Doubt[] {
  const said = new Set([...rubrics, ...unread].map(({ at }) => at))
  const empty = new Set(lines.filter(({ text }) => text === '').map(({ at }) => at))
  const groups = parts.flatMap((part) => part.groups)
  const isAsked = ({ at }: TextLine) => groups.some(({ from, to }) => at >= from && at <= to)
  const within = ({ from, to }: { from: number; to: number }) =>
    lines.filter(
      ({ at, text }) => at >= from && at <= to && !said.has(at) && !isAnswerLine(text) && !isVerdictRow(text),
    )
  const isBroken = ({ at }: TextLine) => said.has(at - 1) || empty.has(at - 1)
  const toDoubts = (numbers: readonly number[], lost: readonly TextLine[]): Doubt[] =>
    lost.length === 0 ? [] : [{ numbers, reason: 'Some words of these lines were not read.', lines: lost }]
  return [
    ...parts.flatMap((part) => {
      const own = part.lines === null ? [] : within(part.lines).filter((line) => !isAsked(line))
      const printed = own.filter((line) => !isTitle(line, part)).flatMap((line) => toPrintedWords(line))
      return toDoubts([], listUnread(printed, [part.title, ...part.paragraphs]))
    }),
    ...groups.flatMap((group) => {
      const printed = within(group).flatMap((line) =>
        toPrintedWords(withoutHead(line, group), isBroken(line)),
      )
      const around = parts
        .filter(({ lines: own }) => own !== null && own.from <= group.to && own.to >= group.from)
        .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
      const lost = listUnread(printed, [...listGroupTexts(group), ...around])
      return [
        ...toDoubts(range(group.first, group.last), lost),
        ...findTornTexts(group, printed),
        ...findShiftedNumbers(group, printed, around),
      ]
    }),
  ]
}

/** “right   wrong” above boxes to tick */
const isVerdictRow = (text: string): boolean => {
  const cells = splitColumns(text)
  return cells.length > 1 && cells.every(isVerdict)
}

/** “Text: The lamp”, and the name of a paragraph on a line of its own. */
const isTitle = ({ text }: TextLine, { title }: PastedPart): boolean =>
  (title !== '' && text.includes(title)) || /^(?:paragraph|section)\s[A-Z\d]{1,3}$/i.test(text)

/** “Questions 1 to 5”, “2  Facts” and “MB for the biologist” have words that name what stands below or behind. */
function withoutHead({ at, text }: TextLine, { from }: PastedGroup): TextLine {
  if (at === from && isExerciseName(text)) return { at, text: '' }
  return { at, text: (matchHead(text)?.rest ?? text).replace(/^[A-Z]{2,3}\s+for\s/, '') }
}

/** Lines with a word that is printed more often than it was read. */
function listUnread(printed: readonly PrintedWord[], read: readonly string[]): TextLine[] {
  const left = new Map<string, number>()
  for (const word of read.flatMap(toWords)) left.set(word, (left.get(word) ?? 0) + 1)
  const lost = printed.filter(({ word }) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  return [...new Map(lost.map(({ line }) => [line.at, line])).values()]
}
