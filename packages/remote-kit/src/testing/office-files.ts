import { crc32 } from 'node:zlib'

const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A paragraph of a Word document; a tab in the text becomes Word’s. `properties` is the content of `w:pPr`. */
export function docxParagraph(text: string, properties = ''): string {
  const runs = text
    .split('\t')
    .map((part) => `<w:r><w:t xml:space="preserve">${escapeXml(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
}

/** A Word document with a WordprocessingML body and further parts of `word/`: `{ 'numbering.xml': … }`. */
export function makeDocx(
  body: string,
  parts: Readonly<Record<string, string | Buffer>> = {},
): Uint8Array<ArrayBuffer> {
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document ${main}><w:body>${body}</w:body></w:document>`
  return makeZip({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'word/document.xml': document,
    ...Object.fromEntries(Object.entries(parts).map(([name, content]) => [`word/${name}`, content])),
  })
}

/** A ZIP archive of uncompressed files (PKWARE APPNOTE 4.3). */
export function makeZip(files: Readonly<Record<string, string | Buffer>>): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const path = Buffer.from(name)
    const data = typeof content === 'string' ? Buffer.from(content) : content
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x0800, 2)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const start = Buffer.alloc(4)
    start.writeUInt32LE(offset, 0)
    local.push(Buffer.from('PK\x03\x04'), facts, path, data)
    central.push(Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(10), start, path)
    offset += 30 + path.length + data.length
  }
  const count = Object.keys(files).length
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(central).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...local, ...central, end]))
}

/** Text at a position on an A4 page, in points from its top left corner; Latin-1 characters only. */
export type PdfLine = { x: number; y: number; text: string; size?: number }

/** A line from a position to the right or down; a thick one is a filled box. */
export type PdfStroke = { x: number; y: number; right?: number; down?: number; thick?: number }

/** A PDF with the given pages, in Helvetica. */
export function makePdf(pages: readonly (readonly (PdfLine | PdfStroke)[])[]): Uint8Array<ArrayBuffer> {
  const ids = pages.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = lines.map(toOperators).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(`${file}${table}${trailer}`, 'latin1'))
}

const toOperators = (line: PdfLine | PdfStroke): string =>
  'text' in line ? toTextOperators(line) : toStrokeOperators(line)

const toStrokeOperators = ({ x, y, right = 0, down = 0, thick = 0 }: PdfStroke): string =>
  thick > 0
    ? `${x} ${842 - y} ${right || thick} ${down === 0 ? thick : -down} re f`
    : `0.5 w ${x} ${842 - y} m ${x + right} ${842 - y - down} l S`

const toTextOperators = ({ x, y, text, size = 11 }: PdfLine): string =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${842 - y} Tm (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`
