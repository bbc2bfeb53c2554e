import { strFromU8, unzipSync } from 'fflate'
import { readNumbering } from './docx-numbering.ts'
import { readStyles } from './docx-styles.ts'
import { docxToText } from './docx-to-text.ts'

const parts = { document: 'word/document.xml', numbering: 'word/numbering.xml', styles: 'word/styles.xml' }

/** A few hundred pages take a tenth of it; a test does not unpack to more. */
const largest = 60_000_000

/** The text of a Word document; null if the archive is something else. Throws fflate's error if it is damaged. */
export function readDocx(bytes: Uint8Array): string | null {
  const wanted = new Set(Object.values(parts))
  const files = unzipSync(bytes, {
    // An archive may name a part many times; the first one counts.
    filter: ({ name, originalSize }) => originalSize <= largest && wanted.delete(name),
  })
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  if (files[parts.document] === undefined) return null
  const numbering = readNumbering(read(parts.numbering))
  const styleOf = readStyles(read(parts.styles))
  return docxToText(read(parts.document), { numbering, styleOf })
}
