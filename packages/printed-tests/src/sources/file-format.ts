import { isUtf16 } from '@console/values/text/decode-text'

/** What a file is by its first bytes; its name may say something else. */
export type FileFormat = 'zip' | 'pdf' | 'old word' | 'rich text' | 'text' | 'unknown'

const signs: readonly (readonly [FileFormat, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['old word', [0xd0, 0xcf, 0x11, 0xe0]],
  ['rich text', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
]

export function toFileFormat(bytes: Uint8Array): FileFormat {
  const sign = signs.find(([, start]) => start.every((byte, index) => bytes[index] === byte))
  if (sign !== undefined) return sign[0]
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  // Readers take a PDF that begins anywhere in its first 1024 bytes.
  if (start.includes('%PDF-')) return 'pdf'
  return start.includes('\0') && !isUtf16(bytes) ? 'unknown' : 'text'
}
