import { parseXml } from './parse-xml.ts'

export type DocxNumber = { list: string | null; level: number | null }
type Style = DocxNumber & { base: string | null }

/** Which list the paragraphs of a style are in, by the id of the style. `xml` is `word/styles.xml`. */
export function readStyles(xml: string): (id: string) => DocxNumber {
  const styles = new Map<string, Style>()
  let style: Style = { list: null, level: null, base: null }
  parseXml(xml, {
    onopentag(name, attributes) {
      const value = attributes['w:val'] ?? ''
      if (name === 'w:style') {
        style = { list: null, level: null, base: null }
        styles.set(attributes['w:styleId'] ?? '', style)
      } else if (name === 'w:basedOn') style.base = value
      else if (name === 'w:numId') style.list = value
      else if (name === 'w:ilvl') style.level = Number(value)
    },
  })

  return function find(id) {
    const seen = new Set<string>()
    let found: DocxNumber = { list: null, level: null }
    for (let at: string | null = id; at !== null && !seen.has(at); at = styles.get(at)?.base ?? null) {
      seen.add(at)
      const { list = null, level = null } = styles.get(at) ?? {}
      found = { list: found.list ?? list, level: found.level ?? level }
    }
    return found
  }
}
