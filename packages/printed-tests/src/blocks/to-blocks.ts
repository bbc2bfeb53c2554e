import { countWords } from '@console/ielts'
import type { KeyedLines } from '../answers/to-answers.ts'
import { lowerFirstHeads } from '../lines/number-single-heads.ts'
import { type Doubt, doubtLines } from '../model/printed-test.ts'
import { type Hints, isFilled, type TextLine } from '../model/text-line.ts'
import { type Passage, parsePassage } from './parse-passage.ts'
import type { GroupLines } from './part-lines.ts'
import { splitParts } from './split-parts.ts'

/** A passage or a part of a listening test, with the lines of its groups of questions. */
export type Block = { number: number | null; passage: Passage; groups: GroupLines[] }

export type Blocks = { blocks: Block[]; rubrics: TextLine[]; doubts: Doubt[] }

/** Tells texts and groups of questions apart. */
export function toBlocks({ body, key, hints }: KeyedLines & { hints: Hints }): Blocks {
  const numbers = [...key.answers.keys()]
  const { parts, rubrics } = splitParts(
    lowerFirstHeads(body),
    numbers.length === 0 ? 1 : Math.min(...numbers),
    hints,
  )
  const [first, ...others] = parts.map(({ text, ...part }) => ({
    ...part,
    passage: parsePassage(text, hints),
  }))
  if (first === undefined) return { blocks: [], rubrics, doubts: [] }
  const isTitle = others.length > 0 && isTitlePage(first)
  const blocks = isTitle ? others : [first, ...others]
  const reason = 'A paragraph may end here: the line is full, so nothing shows it.'
  const doubts = blocks.flatMap(({ passage }) => doubtLines(reason, passage.fullEnds))
  const title = isTitle ? (parts[0]?.text ?? []).filter(isFilled) : []
  return { blocks, rubrics: [...rubrics, ...title], doubts }
}

/** The name of a school or of a book, or the menu of a page, above the first text. */
const isTitlePage = ({ passage, groups }: Block): boolean =>
  groups.length === 0 && countWords(passage.paragraphs.join(' ')) < 25
