import type { TextLine } from '../model/text-line.ts'

const counted = /^question\s(\d{1,2})\s?(?:of|\/)\s?\d{1,3}[.:]?(?:\s(.*))?$/i

/** “Question 3 of 13” on a screen is the number of what stands below it, unless that has its number itself. */
export function numberCountedQuestions(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const [, number, rest = ''] = counted.exec(line.text) ?? []
    if (number === undefined) return line
    const next = lines.slice(index + 1, index + 5).find(({ text }) => text !== '')?.text ?? ''
    const isNumbered = rest === '' && new RegExp(String.raw`^[([]?${number}(?!\d)`).test(next)
    return { at: line.at, text: isNumbered ? '' : `Question ${number}: ${rest}`.trim() }
  })
}
