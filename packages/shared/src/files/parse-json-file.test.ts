import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJsonFile } from './parse-json-file.ts'

const another = 'Choose another.'
const reason = (text: string) => {
  const parsed = parseJsonFile(text, another)
  return parsed.ok ? null : parsed.reason
}

test.each([
  ['', /^The file is empty\. Choose another\.$/],
  ['  \n', /^The file is empty\./],
  ['Part 1\nWork', /^The file is not JSON\. Choose another\.$/],
  ['{"a": 1,\n "b": "two', /^The file ends too early, at line 2: it was cut off/],
  ['{"a": 1,\n "b": [1, 2\n', /^The file ends too early, at line 2:/],
  ['[{"a": tr', /^The file ends too early, at line 1:/],
  ['{"a": 1,\n "b": 2,,\n "c": 3}', /^The file is damaged at line 2:/],
  ['{"a": 1}\n{"a": 1}', /^The file is damaged at line 2:/],
  ['{"a": "two\nlines"}', /^The file is damaged at line 1:/],
  ['[1, two]', /^The file is damaged at line 1:/],
  ['{"a": 1]', /^The file is damaged at line 1:/],
])('says what is wrong with %j', (text, expected) => {
  expect(reason(text)).toMatch(expected)
})

test('a truncated file is reported as ending too early, on its last line', () => {
  void fc.assert(
    fc.property(fc.object(), fc.nat(), (value, at) => {
      const whole = JSON.stringify(value, null, 2)
      const cut = whole.slice(0, 1 + (at % (whole.length - 1)))
      const line = cut.trimEnd().split('\n').length
      expect(reason(cut)).toMatch(new RegExp(`^The file ends too early, at line ${line}:`))
      expect(parseJsonFile(whole, another)).toEqual({ ok: true, value: JSON.parse(whole) })
    }),
  )
})
