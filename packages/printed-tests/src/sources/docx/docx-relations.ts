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
