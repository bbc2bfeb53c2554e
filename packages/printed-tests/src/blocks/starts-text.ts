import { countWords } from '@console/ielts'
import type { Lines } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { matchExercise, matchGroupHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isInstruction } from '../patterns/instruction-patterns.ts'
import { matchNumbered, matchNumeral, stripBullet } from '../patterns/item-patterns.ts'
import { matchOption, splitOptions } from '../patterns/option-patterns.ts'

type Asked = { first: number; last: number; numbers: ReadonlySet<number> }

/** Whether a text begins here, below a group of questions that is complete. */
export function startsText(lines: Lines, index: number, group: Asked): boolean {
  const line = lines[index]
  const isComplete = group.numbers.has(group.first) && group.numbers.has(group.last)
  if (line === undefined || line.text === '' || !isComplete) return false
  if (goesOnWithOptions(lines, index) || isListed(lines, index)) return false
  const blocks = listBlocks(lines, index)
  return isBody(blocks[0] ?? []) && blocks.some(isProse)
}

/** “C  …” below “B  …” is an option, however long it is. */
function goesOnWithOptions(lines: Lines, index: number): boolean {
  const before = matchOption(lines[index - 1]?.text ?? '', false)
  const option = matchOption(lines[index]?.text ?? '', false)
  return before !== null && option !== null && option.key.charCodeAt(0) === before.key.charCodeAt(0) + 1
}

/** “List of headings” and its numerals may stand below the questions. */
const isListed = (lines: Lines, index: number): boolean =>
  /^list of\b/i.test(lines[index]?.text ?? '') ||
  [index - 1, index + 1].some((at) => [at, index].every((each) => matchNumeral(lines[each]?.text ?? '')))

/** Blocks between empty lines, and between the letters of paragraphs, up to the next head. */
function listBlocks(lines: Lines, index: number): string[][] {
  const blocks: string[][] = [[]]
  for (const { text: printed } of lines.slice(index, index + 60)) {
    const text = stripBullet(printed)
    if (matchGroupHead(text) !== null || matchPassageHead(text) !== null) break
    const isNew = text === '' || splitOptions(text, false) !== null || matchNumbered(text) !== null
    if (isNew && blocks.at(-1)?.length !== 0) blocks.push([])
    if (text !== '') blocks.at(-1)?.push(text)
  }
  return blocks.filter((block) => block.length > 0)
}

const isAsked = (block: readonly string[]): boolean =>
  isInstruction(block[0] ?? '') ||
  matchExercise(block[0] ?? '') !== null ||
  block.some(
    (text) => matchNumbered(text) !== null || hasRun(text) || (splitOptions(text, false)?.length ?? 0) > 1,
  )

/** A paragraph of more than one sentence. */
function isProse(block: readonly string[]): boolean {
  const text = block.join(' ')
  const sentences = text.split(/[.!?]["”’)]?\s+(?=["“‘(]?[A-Z0-9])/).length
  const words = countWords(text)
  return !isAsked(block) && (words >= 40 || (sentences >= 2 && words >= 18))
}

/** Whether a block may be the first paragraph of a text. */
const isBody = (block: readonly string[]): boolean =>
  !isAsked(block) && !areChoices(block) && countWords(block.join(' ')) >= 12

/** Sentences on lines of their own, as a screen prints the choices of a question. */
const areChoices = (block: readonly string[]): boolean =>
  block.length > 2 && block.every((text) => /[.!?]$/.test(text) && countWords(text) < 15)
