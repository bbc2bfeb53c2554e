import { isMissingChunk } from '@console/shared/errors'
import { importWithRetry } from '@console/shared/ui/import-with-retry'
import { decodeText } from '@console/values/text/decode-text'
import { readDocx } from '../docx/read-docx.ts'
import { htmlToText } from '../lines/html-to-text.ts'
import { toFileFormat } from './file-format.ts'

/** The text of a file, or a sentence saying why there is none and what to do. */
export type FileReading = { text: string } | { refused: string }

type PageListener = (done: number, pages: number) => void

const megabyte = 1_000_000
const largest = 40 * megabyte

/** Half a minute, for the largest files of the console, while their reading is shown. */
const attempts = 7
const loadPdf = () => import('../pdf/read-pdf-apart.ts')

/** Never rejects: whatever is wrong with a file is said of that file. */
export async function readFile(file: File, onPage: PageListener): Promise<FileReading> {
  if (file.size === 0) return { refused: 'This file is empty.' }
  if (file.size > largest)
    return {
      refused: `This file is larger than ${largest / megabyte} MB. Save its text without the pictures.`,
    }
  try {
    const reading = await readBytes(new Uint8Array(await file.arrayBuffer()), onPage)
    return 'text' in reading && reading.text.trim() === ''
      ? { refused: 'There is no text in this file.' }
      : reading
  } catch (error) {
    return { refused: toReason(error) }
  }
}

async function readBytes(bytes: Uint8Array, onPage: PageListener): Promise<FileReading> {
  switch (toFileFormat(bytes)) {
    case 'zip': {
      const text = readDocx(bytes)
      return text === null ? { refused: 'This is not a Word document. Save it as .docx.' } : { text }
    }
    case 'pdf': {
      const { readPdfApart } = await importWithRetry(loadPdf, attempts)
      const { lines, pages } = await readPdfApart(bytes, onPage)
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
  if (isMissingChunk(error) || name === 'NetworkError')
    return 'The file reader could not be loaded. Check the connection and choose the file again.'
  return 'This file is damaged and cannot be read to the end. Save it again, or paste its text.'
}
