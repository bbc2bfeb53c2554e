import { strFromU8, unzipSync } from 'fflate'
import { readNumbering } from './docx-numbering.ts'
import { readDiagram, readRelations, readStyles } from './docx-parts.ts'
import { docxToText } from './docx-to-text.ts'

const parts = {
  document: 'word/document.xml',
  numbering: 'word/numbering.xml',
  styles: 'word/styles.xml',
  relations: 'word/_rels/document.xml.rels',
}

/** A few hundred pages take a tenth of it; a test does not unpack to more. */
const largest = 60_000_000
const largestPicture = 10_000_000
const mostPictures = 40

/** Formats that a browser shows. */
const picture = /^word\/media\/[^/]*\.(?:png|jpe?g|webp)$/i
const diagram = /^word\/diagrams\/data\d{1,3}\.xml$/

export type DocxReading = {
  /** With `[Picture 1]` where the first of the pictures stands, and `[Picture]` or `[Diagram]` for one that cannot be taken. */
  text: string
  pictures: File[]
}

/** The text and the pictures of a Word document; null if the archive is something else. Throws fflate's error if it is damaged. */
export function readDocx(bytes: Uint8Array): DocxReading | null {
  const known = new Set<string>(Object.values(parts))
  const found = new Set<string>()
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isPicture = picture.test(name) && originalSize <= largestPicture && found.size < mostPictures
      const isWanted = isPicture || ((known.has(name) || diagram.test(name)) && originalSize <= largest)
      // An archive may name a part many times; the first one counts.
      if (!isWanted || found.has(name)) return false
      found.add(name)
      return true
    },
  })
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  if (files[parts.document] === undefined) return null
  const related = readRelations(read(parts.relations))
  const pictures: File[] = []
  const text = docxToText(read(parts.document), {
    numbering: readNumbering(read(parts.numbering)),
    styleOf: readStyles(read(parts.styles)),
    diagramOf: (id) => readDiagram(read(related.get(id) ?? '')),
    pictureOf(id) {
      const name = related.get(id) ?? ''
      const content = picture.test(name) ? files[name] : undefined
      if (content === undefined) return null
      const own = name.slice(name.lastIndexOf('/') + 1)
      const at = pictures.findIndex((each) => each.name === own)
      return at === -1 ? pictures.push(new File([new Uint8Array(content)], own)) : at + 1
    },
  })
  return { text, pictures }
}
