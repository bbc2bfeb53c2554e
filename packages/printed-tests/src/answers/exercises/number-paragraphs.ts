import { nextText, type TextLine } from '../../model/text-line.ts'

const asked = /^(paragraph|para\.?|section|text|notice|part)\s(\d|[A-H])\s?[:.)]?\s{0,4}(?:_{2,}|\.{3,}|…+)$/i

/** “Paragraph B ____” below one another are the questions of an exercise, and have no numbers of their own. */
export function numberParagraphs(lines: readonly TextLine[]): TextLine[] {
  let number = 0
  return lines.map((line, index) => {
    const found = asked.exec(line.text)
    if (found === null) {
      if (line.text !== '') number = 0
      return line
    }
    const isOne = number === 0 && asked.exec(nextText(lines, index)) === null
    if (isOne) return line
    number += 1
    return { at: line.at, text: `${number}. ${found[1]} ${found[2]}` }
  })
}
