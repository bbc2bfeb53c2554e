import { countWords, toLetter } from '@console/ielts'
import { type Doubt, doubtLines } from '../model/printed-test.ts'
import { type Lines, nextText, type TextLine } from '../model/text-line.ts'
import { matchMarked, matchNamed, saysWhatToDo } from '../patterns/exercise-heads.ts'
import { isAnswerLine } from '../patterns/gap-patterns.ts'
import { isScriptHead, matchGroupHead, matchKeyHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isEntry, parseEntry } from '../patterns/key-entries.ts'
import { matchOption } from '../patterns/option-patterns.ts'
import { findExercises } from './exercises/find-exercises.ts'
import { findKey, findKeyAbove, findTitleAbove, type KeyPlace } from './find-key.ts'
import { takeInlineAnswers, withoutMarks } from './find-marked-answers.ts'
import { gatherKeys } from './gather-keys.ts'
import { parseKey } from './key/parse-key.ts'
import { isKeyHeading } from './key/to-key-lines.ts'

type Region = 'body' | 'key' | 'script'

type Regions = Record<Region, TextLine[]> & { doubts?: Doubt[] }

/** Separates the lines of the test, of its key, wherever it stands, and of a transcript. */
export function splitRegions(lines: Lines): Regions {
  const found = findRegions(lines)
  if (found.key.length === 0 || found.doubts !== undefined) return found
  const { body, marked } = withoutMarks(found.body, found.key)
  const reason = 'The answers are also marked beside the questions: they were taken out of the text.'
  return marked.length === 0 ? found : { ...found, body, doubts: doubtLines(reason, marked) }
}

function findRegions(lines: Lines): Regions {
  const gathered = gatherKeys(lines)
  if (gathered !== null) return { ...gathered, script: [] }
  const regions: Record<Region, TextLine[]> = { body: [], key: [], script: [] }
  let region: Region = 'body'
  let answered = 0
  for (const [index, line] of lines.entries()) {
    if (isAnswerLine(line.text)) answered += 1
    // The field of a screen, with the answer below it.
    if (/^answer:$/i.test(line.text) && isAnswerLine(nextText(lines, index))) {
      regions.script.push(line)
      continue
    }
    const head = matchKeyHead(line.text)
    // “Answers: 27 weather, 28 sheet” below answers of one question each is that of its group.
    const isOfGroup = answered > 3 && head !== null && head.rest !== '' && isAnswerLine(line.text)
    if (head !== null && !isOfGroup && (head.rest !== '' || leadsToEntries(lines, index))) {
      region = 'key'
      if (head.rest !== '') regions.key.push({ at: line.at, text: head.rest })
      continue
    }
    if (isScriptHead(line.text)) region = 'script'
    else if (region === 'key' && endsFirstKey(lines, index, regions)) region = 'body'
    else if (region !== 'body' && isHead(line.text) && leadsToQuestions(lines, index, region)) region = 'body'
    regions[region].push(line)
  }
  if (regions.key.length > 0) return regions
  const { body } = regions
  const { end } = findExercises(body)
  if (end < body.length) return takeKeyFrom(regions, { from: findTitleAbove(body, end), start: end })
  const place = findKeyAbove(body) ?? findKey(body)
  if (place === null) {
    const taken = takeInlineAnswers(body)
    return { ...taken, script: [...regions.script, ...taken.script] }
  }
  return takeKeyFrom(regions, place)
}

/** A key that stands before everything else ends at an empty line, below which its numbers do not go on. */
function endsFirstKey(lines: Lines, index: number, { body, key }: Record<Region, TextLine[]>): boolean {
  const text = lines[index]?.text ?? ''
  const isBelow = text !== '' && lines[index - 1]?.text === ''
  if (!isBelow || isEntry(text) || countWords(body.map((line) => line.text).join(' ')) > 40) return false
  const last = Math.max(0, ...parseKey(key).answers.keys())
  const next = [text, ...listNext(lines, index)]
  return (
    last > 2 && !next.some((each) => parseEntry(each)?.first === last + 1) && !next.slice(0, 2).every(isEntry)
  )
}

const takeKeyFrom = (
  { body, script }: Record<Region, TextLine[]>,
  { from, start, end = body.length }: KeyPlace,
): Record<Region, TextLine[]> => ({
  body: [...body.slice(0, from), ...body.slice(end)],
  key: body.slice(start, end),
  script: [...script, ...body.slice(from, start)],
})

const isHead = (text: string): boolean =>
  (matchPassageHead(text) !== null || matchGroupHead(text) !== null) && !isEntry(text)

const listNext = (lines: Lines, index: number): string[] =>
  lines
    .slice(index + 1, index + 12)
    .map(({ text }) => text)
    .filter((text) => text !== '')

function leadsToEntries(lines: Lines, index: number): boolean {
  const next = listNext(lines, index).filter((text) => !isHead(text) && !isKeyHeading(text))
  // “Answers” in the contents of a page stands above questions, which have options.
  if (next.some((text, nth) => isEntry(text) && areOptions(next.slice(nth + 1, nth + 3)))) return false
  const some = next.slice(0, 3)
  const labels = some.map((text) => matchNamed(text) ?? matchMarked(text))
  const areRows =
    labels.length > 1 && labels.every((label, nth) => label?.place === nth + 1 && isRow(label.rest))
  return (
    some.length > 0 &&
    (areRows ||
      some.some((text) => isEntry(text) || isAnswerLine(text)) ||
      some.every((text) => /^[A-L]$|^[ivx]+$|^(?:TRUE|FALSE|YES|NO)/.test(text)))
  )
}

/** Answers alone: no questions and no instructions. */
const areBrief = (texts: readonly string[]): boolean =>
  texts.slice(0, 4).every((text) => countWords(text) < 5 && !/[?_…]/.test(text))

const areOptions = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every((text, nth) => matchOption(text, false)?.key === toLetter(nth))

/** “C, D, A” behind the name of an exercise. */
const isRow = (rest: string): boolean => /[,;/\t]/.test(rest) && countWords(rest) < 20

/** After a key or a recording comes the next part of the test. */
function leadsToQuestions(lines: Lines, index: number, region: Region): boolean {
  const next = listNext(lines, index)
  const isSaid = matchGroupHead(lines[index]?.text ?? '') !== null && next.slice(0, 2).some(saysWhatToDo)
  if (region === 'script') return isSaid || next.slice(0, 3).some((text) => matchGroupHead(text) !== null)
  return !next.slice(0, 3).some(isEntry) && !areBrief(next.filter((text) => !isHead(text)))
}
