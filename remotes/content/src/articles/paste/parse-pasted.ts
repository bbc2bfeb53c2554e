import { parseHtml } from './parse-html.ts'
import { parsePlain } from './parse-plain.ts'
import { type PastedSections, toSections } from './to-sections.ts'

/** Parses content copied from Word, a web page or elsewhere. Plain text is used if the HTML has no structure. */
export function parsePasted({ html, text }: { html: string; text: string }): PastedSections {
  const blocks = html.trim() === '' ? [] : parseHtml(html)
  const hasParts = blocks.some(({ kind }) => kind !== 'paragraph' && kind !== 'picture')
  return toSections(hasParts || text.trim() === '' ? blocks : parsePlain(text))
}
