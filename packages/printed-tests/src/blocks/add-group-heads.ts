import { countWords, parseNumberWord } from '@console/ielts'
import type { TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { type GroupHead, listHeads, matchHead } from '../patterns/group-heads.ts'
import { matchExercise } from '../patterns/head-patterns.ts'
import { isClearInstruction, isTaskName } from '../patterns/instruction-patterns.ts'
import { splitOptions } from '../patterns/option-patterns.ts'
import { asksForGaps, goOn } from './find-chain.ts'

type Block = { from: number; first: number; last: number; isGapped: boolean; letters: number; words: number }

/** Without a head, the instruction of a group and the numbers up to the next one tell its questions. */
export function addGroupHeads(
  lines: readonly TextLine[],
  { first, last }: { first: number; last: number },
): TextLine[] {
  const isKnown = lines.some(({ text }) => matchHead(text) !== null || matchExercise(text) !== null)
  const blocks = isKnown ? [] : listBlocks(lines, first, last)
  const heads = listHeads(lines)
  const isWhole =
    blocks.at(-1)?.last === last &&
    blocks.every((block) => block.last >= block.first) &&
    heads.every((head) => isAround(head, blocks))
  if (!isWhole) return [...lines]
  return lines.flatMap((line, index) => {
    const block = blocks.find(({ from }) => from === index)
    return block === undefined || heads.some((head) => head.first === block.first && head.last === block.last)
      ? [line]
      : [{ at: line.at, text: `Questions ${block.first}–${block.last}` }, line]
  })
}

function listBlocks(lines: readonly TextLine[], first: number, end: number): Block[] {
  const blocks: Block[] = []
  let last = first - 1
  for (const [index, { text }] of lines.entries()) {
    const open = blocks.at(-1)
    if (isAsking(text)) {
      const count = open === undefined ? 0 : countLetters(lines, open, index)
      const isFilled = open !== undefined && (open.last >= open.first || count > 0)
      if (open !== undefined && open.last < open.first && count > 0) open.last = last += count
      if (open !== undefined && !isFilled && open.words > 40) blocks.pop()
      if (open === undefined || isFilled || open.words > 40) {
        blocks.push({ from: index, first: last + 1, last, isGapped: false, letters: 0, words: 0 })
      }
    }
    const block = blocks.at(-1)
    if (block === undefined || last === end) continue
    block.isGapped ||= asksForGaps(text) && isAsking(text)
    const next = goOn(lines, index, last, block.isGapped && !isAsking(text))
    if (next === last && !isAsking(text) && (splitOptions(text, false) === null || countWords(text) > 15))
      block.words += countWords(text)
    if (next > last && next <= end) block.last = last = next
  }
  const open = blocks.at(-1)
  if (open !== undefined && open.last < open.first)
    open.last = last + (countLetters(lines, open, lines.length) || end - last === 1 ? end - last : 0)
  return blocks
}

/** “SECTION 3  Questions 21–30” stands around the groups of the section. */
function isAround({ first, last }: GroupHead, blocks: readonly Block[]): boolean {
  const own = blocks.filter((block) => block.first >= first && block.last <= last)
  return own[0]?.first === first && own.at(-1)?.last === last
}

/** How many letters to choose, if options follow and no numbers stand for them. */
function countLetters(lines: readonly TextLine[], { from }: Block, to: number): number {
  const own = lines.slice(from, to).map(({ text }) => text)
  const hasOptions = own.filter((text) => splitOptions(text, false) !== null).length > 2
  const word = /\b(two|three|four)\b/i.exec(own.join(' '))?.[1]
  return hasOptions && word !== undefined ? parseNumberWord(word) : 0
}

/** Whether a line begins a group, and does not belong to a form or a chart. */
const isAsking = (text: string): boolean =>
  /^[A-Z]/.test(text) &&
  countWords(text) < 40 &&
  !hasRun(text) &&
  !/(?<![\d–-])\d{1,2}$/.test(text) &&
  (isClearInstruction(text) ||
    isTaskName(text) ||
    /^(?:look at the (?:following|plan|map|diagram|list)\b|(?:the )?(?:text|reading passage|passage)(?: \d)? has|(?:for )?which (?:paragraph|section|of the)|what does|who\b)/i.test(
      text,
    ))
