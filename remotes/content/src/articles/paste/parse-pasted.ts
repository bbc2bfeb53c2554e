import { parseHtml } from './parse-html.ts'
import { parsePlain } from './parse-plain.ts'
import { type PastedSections, toSections } from './to-sections.ts'

/** What was copied from Word, a web page or anywhere. Text without marks says no less where the HTML has no parts. */
export function parsePasted({ html, text }: { html: string; text: string }): PastedSections {
  const blocks = html.trim() === '' ? [] : parseHtml(html)
  const hasParts = blocks.some(({ kind }) => kind !== 'paragraph' && kind !== 'picture')
  return toSections(hasParts || text.trim() === '' ? blocks : parsePlain(text))
}
