import { expect, test } from 'vitest'
import { listMailHead } from './find-mail-header.ts'

const list = (...texts: string[]) =>
  listMailHead(texts.map((text, index) => ({ at: index + 1, text }))).map(({ text }) => text)

const fields = ['From: Ann <ann@school.example>', 'To: Thursday group', 'Subject: homework']

test('leaves out the letter above a text', () => {
  const letter = ['Hi all,', 'here is the reading. Please do it in 20 minutes.', 'Best,', 'Ann']
  expect(list(...fields, '', ...letter, '', 'Why we queue', 'The queue is young.')).toEqual([
    ...fields,
    ...letter,
  ])
})

test('leaves out only the header fields when there is no farewell, or questions come before it', () => {
  expect(list(...fields, '', 'Why we queue', 'The queue is young.')).toEqual(fields)
  expect(list(...fields, '', 'Questions 1–3', '1 The queue is young.', 'Best,', 'Ann')).toEqual(fields)
})

test('keeps “To: Thursday group” as a line of the paper', () => {
  expect(list('To: Thursday group', 'Why we queue')).toEqual([])
})
