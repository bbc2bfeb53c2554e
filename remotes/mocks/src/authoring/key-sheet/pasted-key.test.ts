import { listKeyGroups, markAnswers, toContent } from '@console/ielts'
import { gaps, reading } from '@console/ielts/testing'
import { expect, test } from 'vitest'
import { readPastedKey, toNumberedAnswers, writeKey } from './write-key.ts'

/** Pastes a key into the sheet of four questions with gaps. */
function pasteKey(text: string) {
  const content = toContent(
    reading(gaps, ['One _____', 'Two _____', 'Three _____', 'Four _____'], ['', '', '', '']),
  )
  const answers = toNumberedAnswers(
    readPastedKey(text, listKeyGroups(content)).answers,
    listKeyGroups(content),
  )
  return writeKey(answers, (_, command) => command)(content)
}

const readKeys = (text: string) =>
  listKeyGroups(pasteKey(text)).flatMap(({ questions }) => questions.map(({ key }) => key))

test('an optional part in a printed key is accepted with and without it', () => {
  const content = pasteKey('1 (the) tutor\n2 clothes/clothing\n3 fish(ing)\n4 price(s)')
  for (const given of [
    ['tutor', 'clothes', 'fish', 'prices'],
    ['tutor', 'clothing', 'fishing', 'price'],
  ]) {
    const marked = markAnswers(content, Object.fromEntries(given.map((answer, index) => [index + 1, answer])))
    expect(marked.raw).toBe(4)
  }
})

test.each([
  ['“PART 1” above the answers', 'PART 1\n1 ice\n2 snow\n3 rain\n4 fog', ['ice', 'snow', 'rain', 'fog']],
  [
    'two answers in either order',
    '1 ice\n2&3 IN EITHER ORDER snow, rain\n4 fog',
    ['ice', 'snow', 'rain', 'fog'],
  ],
  ['an answer that is missing', '1 ice\n3 rain\n4 fog', ['ice', '', 'rain', 'fog']],
])('with %s every answer keeps its number', (_, text, keys) => {
  expect(readKeys(text)).toEqual(keys)
})
