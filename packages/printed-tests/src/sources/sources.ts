import { decodeText } from '@console/values/text/decode-text'
import { readDocx } from './docx/read-docx.ts'
import { toFileFormat } from './file-format.ts'
import { hasStructure, htmlToText } from './html-to-text.ts'
import { joinSources, type Source } from './join-sources.ts'
import type { PageListener, PdfReading } from './pdf/read-pdf.ts'
import { recognizeSource, type SourceKind } from './recognize-source.ts'

export type { Source, SourceKind }
export { joinSources }

/** The text of a file and what it is of a test, or a sentence saying why there is none and what to do. */
export type FileReading = { text: string; kind: SourceKind } | { refused: string }

/** `readPdf` of `@console/printed-tests/pdf`, here or in a worker. A `NetworkError` says that it could not be loaded. */
export type PdfReader = (bytes: Uint8Array, onPage: PageListener) => Promise<PdfReading>

type Content = { text: string } | { refused: string }

const megabyte = 1_000_000
const largest = 40 * megabyte

/** Never rejects: whatever is wrong with a file is said of that file. */
export async function readFile(
  file: Blob,
  readPdf: PdfReader,
  onPage: PageListener = () => undefined,
): Promise<FileReading> {
  if (file.size === 0) return { refused: 'This file is empty.' }
  if (file.size > largest)
    return {
      refused: `This file is larger than ${largest / megabyte} MB. Save its text without the pictures.`,
    }
  try {
    const read = await readBytes(new Uint8Array(await file.arrayBuffer()), readPdf, onPage)
    if ('refused' in read) return read
    if (read.text.trim() === '') return { refused: 'There is no text in this file.' }
    return { text: read.text, kind: recognizeSource(read.text) }
  } catch (error) {
    return { refused: toReason(error) }
  }
}

/** Copied markup as it was laid out; null where its plain text says as much. */
export const readMarkup = (html: string): string | null => (hasStructure(html) ? htmlToText(html) : null)

async function readBytes(bytes: Uint8Array, readPdf: PdfReader, onPage: PageListener): Promise<Content> {
  switch (toFileFormat(bytes)) {
    case 'zip': {
      const text = readDocx(bytes)
      return text === null ? { refused: 'This is not a Word document. Save it as .docx.' } : { text }
    }
    case 'pdf': {
      const { lines, pages } = await readPdf(bytes, onPage)
      return lines.every((line) => line === '')
        ? {
            refused: `There is no text in this PDF, only ${pages === 1 ? 'a picture of a page' : `pictures of its ${pages} pages`}. Use a scanner or Word to recognise the text, or type it.`,
          }
        : { text: lines.join('\n') }
    }
    case 'old word':
      return {
        refused:
          'This Word file was made before 2007, or has a password. Open it in Word and save it as .docx without a password.',
      }
    case 'rich text':
      return { refused: 'This is a rich text file. Open it in Word and save it as .docx.' }
    case 'text': {
      const text = decodeText(bytes)
      return { text: /^\s*<(?:!doctype html|html|body|head)\b/i.test(text) ? htmlToText(text) : text }
    }
    case 'unknown':
      return { refused: 'This is not a Word document, a PDF or a text file.' }
  }
}

function toReason(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException')
    return 'This PDF asks for a password. Save it without one, or paste its text.'
  if (name === 'InvalidPDFException') return 'This PDF is damaged. Save it again, or paste its text.'
  if (name === 'NotReadableError' || name === 'NotFoundError')
    return 'The browser cannot read this file any more. Choose it again.'
  if (name === 'NetworkError')
    return 'The file reader could not be loaded. Check the connection and choose the file again.'
  return 'This file is damaged and cannot be read to the end. Save it again, or paste its text.'
}
