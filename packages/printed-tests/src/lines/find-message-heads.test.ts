import { expect, test } from 'vitest'
import { listMailHead } from './find-message-heads.ts'

const findMail = (...texts: string[]) =>
  listMailHead(texts.map((text, index) => ({ at: index + 1, text }))).map(({ text }) => text)

const fields = ['From: Ann <ann@school.example>', 'To: Thursday group', 'Subject: homework']

test('leaves out the letter above a text', () => {
  const letter = ['Hi all,', 'here is the reading. Please do it in 20 minutes.', 'Best,', 'Ann']
  expect(findMail(...fields, '', ...letter, '', 'Why we queue', 'The queue is young.')).toEqual([
    ...fields,
    ...letter,
  ])
})

test('leaves out a letter that ends with a name alone', () => {
  const letter = ['Hi everyone,', 'here is the reading about queues, be honest :-)', 'Ann']
  expect(findMail(...fields, '', ...letter, '', 'Why we queue', 'The queue is young.')).toEqual([
    ...fields,
    ...letter,
  ])
})

test('leaves out only the header fields when there is no farewell, or questions come before it', () => {
  expect(findMail(...fields, '', 'Why we queue', 'The queue is young.')).toEqual(fields)
  expect(findMail(...fields, '', 'Questions 1–3', '1 The queue is young.', 'Best,', 'Ann')).toEqual(fields)
})

test('keeps “To: Thursday group” as a line of the paper', () => {
  expect(findMail('To: Thursday group', 'Why we queue')).toEqual([])
})
