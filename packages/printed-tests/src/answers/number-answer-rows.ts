import { numberRange } from '@console/ielts'
import type { TextLine } from '../model/text-line.ts'
import { listHeads } from '../patterns/group-heads.ts'
import { splitColumns } from '../patterns/item-patterns.ts'

const row = /^(?:answers?|keys?|ans)\b[^:\d]{0,12}\d?\s?:\s?(\D.*)$/i
const column = /^(?:key|answers?|ans\.?)$/i

/** “Answers P1: B – A – C” below “Questions 6–8” has their answers in their order, and so has a column headed “Key”. */
export function numberAnswerRows(lines: readonly TextLine[]): TextLine[] {
  let head: { first: number; last: number } | undefined
  let width = 0
  return lines.map((line) => {
    const { at, text } = line
    head = listHeads([line]).at(-1) ?? head
    const said = row.exec(text)?.[1]
    const answers =
      head === undefined || said === undefined ? undefined : divideAnswers(said, head.last - head.first + 1)
    if (answers !== undefined && head !== undefined) {
      const { first, last } = head
      return {
        at,
        text: `Answers: ${numberRange(first, last)
          .map((number, nth) => `${number}. ${answers[nth]}`)
          .join('\t')}`,
      }
    }
    const cells = splitColumns(text)
    if (cells.length > 1 && column.test(cells.at(-1) ?? '')) {
      width = cells.length
      return {
        at,
        text: cells
          .slice(0, -1)
          .filter((cell) => cell !== '–')
          .join('\t'),
      }
    }
    if (cells.length !== width || !/^\d{1,2}[.)]?$/.test(cells[0] ?? '')) {
      if (text !== '') width = 0
      return line
    }
    return { at, text: `${cells.slice(0, -1).join('\t')} Answer: ${cells.at(-1)}` }
  })
}

const dividers = [/\s[–—-]\s/, /;\s?/, /,\s/, /\s\/\s/]

const divideAnswers = (said: string, count: number): string[] | undefined =>
  dividers
    .map((divider) => said.split(divider))
    .find((all) => count > 1 && all.length === count && !all.some((each) => /^\(?\d{1,2}(?!\d)/.test(each)))
