import { parseXml } from './parse-xml.ts'

/** The parts of the archive that a document names by an id: pictures, and what its diagrams say. */
export function readRelations(xml: string): Map<string, string> {
  const parts = new Map<string, string>()
  parseXml(xml, {
    onopentag(name, attributes) {
      const target = attributes['Target'] ?? ''
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return
      parts.set(attributes['Id'] ?? '', target.startsWith('/') ? target.slice(1) : `word/${target}`)
    },
  })
  return parts
}

/** The text of a diagram (SmartArt), one line for each paragraph of its boxes; `xml` is its data part. */
export function readDiagram(xml: string): string[] {
  const lines: string[] = []
  let isText = false
  parseXml(xml, {
    onopentag(name) {
      if (name === 'a:p') lines.push('')
      else if (name === 'a:br') lines.push(`${lines.pop() ?? ''} `)
      isText = name === 'a:t'
    },
    ontext(text) {
      if (isText) lines.push(`${lines.pop() ?? ''}${text}`)
    },
    onclosetag() {
      isText = false
    },
  })
  return lines.filter((line) => line.trim() !== '')
}

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
