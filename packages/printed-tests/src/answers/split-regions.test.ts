import { expect, test } from 'vitest'
import { splitRegions } from './split-regions.ts'

const take = (...texts: string[]) => {
  const { body, key } = splitRegions(texts.map((text, index) => ({ at: index + 1, text })))
  const toTexts = (lines: typeof body) => lines.map(({ text }) => text).filter((text) => text !== '')
  return { body: toTexts(body), key: toTexts(key) }
}

const text = 'Salt was once worth walking for. In the Alps there are paths that carried nothing else.'

test('ends a key above everything else where its numbers stop', () => {
  const key = ['1 T', '2 F', '', '3 straw', '4 ice']
  const body = [
    'Salt roads',
    '',
    text,
    '',
    'Are these true or false?',
    '1 Salt was dear.',
    '2 Salt was cheap.',
  ]
  expect(take('ANSWER KEY', '', ...key, '', ...body)).toEqual({
    key: key.filter((each) => each !== ''),
    body: body.filter((each) => each !== ''),
  })
})

test('does not end such a key at a remark between the answers', () => {
  const key = ['1 T', '2 F', '3 NG', '', 'Reading, page 12', '4 straw', '5 ice']
  expect(take('ANSWER KEY', ...key, '', 'Salt roads', '', text).body).toEqual(['Salt roads', text])
})

test('reads the answers of each group below it in a row that names the group', () => {
  const groups = [
    ['Questions 1–2', 'Write TRUE or FALSE.', '1 Salt was dear.', '2 Salt was cheap.'],
    ['Questions 3–4', 'Complete the notes.', 'found in 3 ____', 'carried by 4 ____'],
  ]
  const [first = [], second = []] = groups
  const keys = ['Answers 1–2:\t1 TRUE\t2 FALSE', 'Answers to Questions 3–4: 3 hills, 4 mules']
  expect(take('Salt roads', text, ...first, keys[0] ?? '', ...second, keys[1] ?? '')).toEqual({
    body: ['Salt roads', text, ...first, ...second],
    key: ['1 TRUE\t2 FALSE', '3 hills, 4 mules'],
  })
})
