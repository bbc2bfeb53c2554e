import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'code;Größe\r\nÉTÉ;12'

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 LE', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 BE', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('reads a file in %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text)
})
