import { splitLines } from '@console/values/text/line-breaks'

/** Non-empty lines. */
export const listLines = (text: string): string[] =>
  splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Whether copied content has a structure that a single list or a run of paragraphs cannot hold. */
export function hasStructure(html: string, into: 'list' | 'paragraph'): boolean {
  if (/<(?:h[1-6]|table)[\s>]/i.test(html)) return true
  return into === 'paragraph' && /<(?:ul|ol)[\s>]|MsoListParagraph/i.test(html)
}
