import { speakingShare } from '@console/remote-kit/testing/speaking-share'
import { expect, test } from 'vitest'
import { parseSpeakingFile } from './parse-speaking-file.ts'

const share = speakingShare({ name: 'Home' })
const whole = JSON.stringify(share, null, 2)

test.each([
  ['nothing', '', /^The file is empty\./],
  [
    'half of a file',
    whole.slice(0, whole.length / 2),
    /^The file ends too early, at line \d+: it was cut off/,
  ],
  ['a text', 'Part 1\nWork', /^The file is not JSON\./],
  ['an empty list', '[]', /^The file contains no mocks\.$/],
  ['a number', '7', /^The file holds no speaking mocks\./],
  [
    'a mock of another section',
    JSON.stringify({ ...share, section: 'writing' }),
    /^The file holds a writing mock/,
  ],
  [
    'explanations',
    JSON.stringify({ section: 'listening', questions: {} }),
    /^The file holds no speaking mocks/,
  ],
  ['a mock without a name', JSON.stringify({ ...share, name: '' }), /^“name” is not valid/],
  ['a list', JSON.stringify([share, {}]), /^Mock 2 of 2: The file holds no speaking mocks/],
])('says what is wrong with %s', (_, text, reason) => {
  expect(parseSpeakingFile(text)).toEqual({ ok: false, reason: expect.stringMatching(reason) })
})

test('reads a file of one mock or of several', () => {
  expect(parseSpeakingFile(whole)).toMatchObject({ ok: true, mocks: [{ name: 'Home' }] })
  expect(parseSpeakingFile(JSON.stringify([share, share]))).toMatchObject({ mocks: [{}, {}] })
})
