import { type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { matchHeadIn } from '../patterns/head-patterns.ts'
import { numberAlone, splitColumns } from '../patterns/item-patterns.ts'
import { divideEvenly } from '../patterns/key-entries.ts'

const row = /^(?:answers?|keys?|ans)\b[^:\d]{0,12}\d?\s?:\s?(\D.*)$/i
const column = /^(?:key|answers?|ans\.?)$/i

/** “Answers P1: B – A – C” below “Questions 6–8” has their answers in their order, and so has a column headed “Key”. */
export function numberAnswerRows(lines: Lines): TextLine[] {
  let head = { first: 0, last: 0 }
  let width = 0
  return mapTexts(lines, (text) => {
    head = matchHeadIn(text) ?? head
    const { first, last } = head
    const answers = divideEvenly(row.exec(text)?.[1] ?? '', last - first + 1) ?? []
    // “(the) blue card” is one answer.
    const isRow = /[,;/\t–—-]/.test(text) || answers.every((answer) => /^[A-Z]{1,5}$|^[ivx]+$/.test(answer))
    const isBlank = answers.some((answer) => /^\W*$|^\(?\d{1,2}(?!\d)/.test(answer))
    if (last > first && answers.length > 0 && isRow && !isBlank)
      return `Answers: ${answers.map((answer, nth) => `${first + nth}. ${answer}`).join('\t')}`
    const cells = splitColumns(text)
    const before = cells.slice(0, -1)
    if (cells.length > 1 && column.test(cells.at(-1) ?? '')) {
      width = cells.length
      return before.filter((cell) => cell !== '–').join('\t')
    }
    if (cells.length === width && numberAlone(cells[0] ?? '') !== null)
      return `${before.join('\t')} Answer: ${cells.at(-1)}`
    if (text !== '') width = 0
    return text
  })
}
