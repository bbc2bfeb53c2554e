import { splitLines } from '@console/values/text/line-breaks'

/** Lines with something in them. */
export const listLines = (text: string): string[] =>
  splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Whether what was copied has parts that one list or one run of paragraphs could not hold. */
export function hasStructure(html: string, into: 'list' | 'paragraph'): boolean {
  if (/<(?:h[1-6]|table)[\s>]/i.test(html)) return true
  return into === 'paragraph' && /<(?:ul|ol)[\s>]|MsoListParagraph/i.test(html)
}
