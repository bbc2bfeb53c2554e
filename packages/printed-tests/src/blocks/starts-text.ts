import { countWords } from '@console/ielts'
import type { TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { matchExercise, matchGroupHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isInstruction } from '../patterns/instruction-patterns.ts'
import { matchNumbered, matchNumeral, stripBullet } from '../patterns/item-patterns.ts'
import { matchOption, splitOptions } from '../patterns/option-patterns.ts'

type Asked = { first: number; last: number; numbers: ReadonlySet<number> }

/** Whether a text begins here, below a group of questions that is complete. */
export function startsText(lines: readonly TextLine[], index: number, group: Asked): boolean {
  const line = lines[index]
  if (
    line === undefined ||
    line.text === '' ||
    !(group.numbers.has(group.first) && group.numbers.has(group.last))
  )
    return false
  if (goesOnWithOptions(lines, index) || isListed(lines, index)) return false
  const [block = []] = listBlocks(lines, index)
  if (!isBody(block)) return false
  return listBlocks(lines, index).some(isProse)
}

/** “C  …” below “B  …” is an option, however long it is. */
function goesOnWithOptions(lines: readonly TextLine[], index: number): boolean {
  const before = matchOption(lines[index - 1]?.text ?? '', false)
  const option = matchOption(lines[index]?.text ?? '', false)
  return before !== null && option !== null && option.key.charCodeAt(0) === before.key.charCodeAt(0) + 1
}

/** “List of headings” and its numerals may stand below the questions. */
const isListed = (lines: readonly TextLine[], index: number): boolean =>
  /^list of (?:headings|words|phrases|people|names|options)\b/i.test(lines[index]?.text ?? '') ||
  [index, index + 1].every((at) => matchNumeral(lines[at]?.text ?? '') !== null) ||
  [index - 1, index].every((at) => matchNumeral(lines[at]?.text ?? '') !== null)

/** Blocks between empty lines, and between the letters of paragraphs, up to the next head. */
function listBlocks(lines: readonly TextLine[], index: number): string[][] {
  const blocks: string[][] = [[]]
  for (const { text: printed } of lines.slice(index, index + 60)) {
    const text = stripBullet(printed)
    if (matchGroupHead(text) !== null || matchPassageHead(text) !== null) break
    const isNew =
      text === '' ||
      /^[A-L]$/.test(text) ||
      splitOptions(text, false) !== null ||
      matchNumbered(text) !== null
    if (isNew && blocks.at(-1)?.length !== 0) blocks.push([])
    if (text !== '') blocks.at(-1)?.push(text)
  }
  return blocks.filter((block) => block.length > 0)
}

const toText = (block: readonly string[]): string => block.join(' ')

const isAsked = (block: readonly string[]): boolean =>
  isInstruction(block[0] ?? '') ||
  matchExercise(block[0] ?? '') !== null ||
  block.some(
    (text) => matchNumbered(text) !== null || hasRun(text) || (splitOptions(text, false)?.length ?? 0) > 1,
  )

/** A paragraph of more than one sentence. */
function isProse(block: readonly string[]): boolean {
  const text = toText(block)
  const sentences = text.split(/[.!?]["”’)]?\s+(?=["“‘(]?[A-Z0-9])/).length
  const words = countWords(text)
  return !isAsked(block) && (words >= 40 || (sentences >= 2 && words >= 18))
}

/** Whether a block may be the first paragraph of a text. */
const isBody = (block: readonly string[]): boolean => !isAsked(block) && countWords(toText(block)) >= 12
