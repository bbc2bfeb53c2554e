import { decodeText, isUtf16 } from '@console/values/text/decode-text'
import { splitLines } from '@console/values/text/line-breaks'
import { findExcess, isLimitError } from '../model/limits.ts'
import { isScriptHead, matchKeyHead } from '../patterns/head-patterns.ts'
import { readDocx } from './docx/read-docx.ts'
import { hasStructure, htmlToText } from './html-to-text.ts'
import type { PageListener, PdfReading } from './pdf/read-pdf.ts'
import { recognizeSource, type SourceKind } from './recognize-source.ts'

export type { SourceKind }

/** The text of a file and its part of a test, or a sentence saying why it cannot be read and what to do. */
export type FileReading =
  | {
      text: string
      kind: SourceKind
      /** Those of a Word document: `[Picture 2]` in its text is the second. */
      pictures: File[]
    }
  | { refused: string }

/** `readPdf` of `@console/printed-tests/pdf`, here or in a worker. A `NetworkError` says that it could not be loaded. */
export type PdfReader = (bytes: Uint8Array, onPage: PageListener) => Promise<PdfReading>

type Content = { text: string; pictures?: File[] } | { refused: string }

const megabyte = 1_000_000
const largest = 40 * megabyte

/** Never rejects: a file that cannot be read is refused with a reason. */
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
    const excess = findExcess(read.text)
    if (excess !== null) return { refused: excess }
    if (read.text.trim() === '') return { refused: 'There is no text in this file.' }
    return { text: read.text, kind: recognizeSource(read.text), pictures: read.pictures ?? [] }
  } catch (error) {
    return { refused: toReason(error) }
  }
}

/** Copied markup as it was laid out; null if plain text says as much. */
export function readMarkup(html: string): string | null {
  if (!hasStructure(html)) return null
  try {
    return htmlToText(html)
  } catch (error) {
    if (isLimitError(error)) return null
    throw error
  }
}

async function readBytes(bytes: Uint8Array, readPdf: PdfReader, onPage: PageListener): Promise<Content> {
  switch (toFileFormat(bytes)) {
    case 'zip': {
      return readDocx(bytes) ?? { refused: 'This is not a Word document. Save it as .docx.' }
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
  if (isLimitError(error)) return error.message
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

/** One of the texts that make up a test. */
export type Source = { id: string; text: string; kind: SourceKind }

export type JoinedSources = {
  text: string
  /** The source of a line of the whole text, counted from 1 in both; null for a line that is in none. */
  placeOf(at: number): { id: string; at: number } | null
}

const order: readonly SourceKind[] = ['paper', 'key', 'script']

/** Joins sources to one text: papers, then keys, then transcripts, each below a heading that says which it is. */
export function joinSources(sources: readonly Source[]): JoinedSources {
  const lines: string[] = []
  const places: { id: string; from: number; to: number }[] = []
  for (const kind of order) {
    for (const { id, text } of sources.filter((each) => each.kind === kind)) {
      if (text.trim() === '') continue
      const own = splitLines(text)
      const head = toHead(kind, own)
      if (lines.length > 0) lines.push('')
      if (head !== null) lines.push(head)
      places.push({ id, from: lines.length + 1, to: lines.length + own.length })
      for (const line of own) lines.push(line)
    }
  }
  return {
    text: lines.join('\n'),
    placeOf(at) {
      const place = places.find(({ from, to }) => at >= from && at <= to)
      return place === undefined ? null : { id: place.id, at: at - place.from + 1 }
    },
  }
}

/** A text need not say itself that it is a key: its source is marked as one. */
function toHead(kind: SourceKind, lines: readonly string[]): string | null {
  const said = lines.map((line) => line.trim()).filter((line) => line !== '')
  if (kind === 'key')
    return said.slice(0, 3).some((line) => matchKeyHead(line) !== null) ? null : 'Answer key'
  if (kind === 'script') return said.slice(0, 3).some(isScriptHead) ? null : 'Audioscript'
  return null
}

/** The format of a file by its first bytes; its name may say something else. */
type FileFormat = 'zip' | 'pdf' | 'old word' | 'rich text' | 'text' | 'unknown'

const signs: readonly (readonly [FileFormat, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['old word', [0xd0, 0xcf, 0x11, 0xe0]],
  ['rich text', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
]

function toFileFormat(bytes: Uint8Array): FileFormat {
  const sign = signs.find(([, start]) => start.every((byte, index) => bytes[index] === byte))
  if (sign !== undefined) return sign[0]
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  // Readers take a PDF that begins anywhere in its first 1024 bytes.
  if (start.includes('%PDF-')) return 'pdf'
  return start.includes('\0') && !isUtf16(bytes) ? 'unknown' : 'text'
}
