import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const said = 'code;Größe\r\nÉTÉ;12'

test.each([
  ['UTF-8', Buffer.from(said)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${said}`)],
  ['UTF-16 LE', Buffer.from(`\ufeff${said}`, 'utf16le')],
  ['UTF-16 BE', Buffer.from(`\ufeff${said}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(said, 'latin1')],
])('reads a file in %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(said)
})
