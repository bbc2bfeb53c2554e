import { expect, test } from 'vitest'
import { listMailFields, listMailHead, listReplies, openMessages } from './find-message-heads.ts'

const find = (list: typeof listMailHead, texts: readonly string[]) =>
  list(texts.map((text, index) => ({ at: index + 1, text }))).map(({ text }) => text)
const findMail = (...texts: string[]) => find(listMailHead, texts)

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

test('leaves out only the header fields when the letter has the key', () => {
  const letter = [
    'Hi all,',
    'I forgot the key, here it is:',
    '1. straw',
    '2. saws',
    '3. weight',
    'See you on Friday,',
    'Ann',
  ]
  expect(findMail(...fields, '', ...letter)).toEqual(fields)
})

test('leaves out the head of a mail that was forwarded, and a signature', () => {
  const signed = ['--', 'Ann', 'Language Centre']
  expect(find(listMailFields, ['10 salt ____', '', ...fields, '', '1 tin', '', ...signed])).toEqual([
    ...fields,
    ...signed,
  ])
  expect(find(listMailFields, ['From: Leeds', 'To: York', 'Date: 3 ____', '', '--'])).toEqual(['--'])
})

test('keeps “To: Thursday group” as a line of the paper', () => {
  expect(findMail('To: Thursday group', 'Why we queue')).toEqual([])
})

test.each([
  ['[10:42, 14/03/2024] Samira: ', '[10:45, 14/03/2024] Omar: '],
  ['14/03/2024, 10:42 - Samira: ', '14/03/2024, 10:45 - Omar: '],
])(
  'begins anew at each message of who sent the test in a chat, as “%s”, and leaves the others out',
  (own, other) => {
    const chat = [
      `${own}1. Why was the ice cut?`,
      'A) to sell it',
      `${other}which page?`,
      `${own}answers: 1. A`,
      other.replace(/: $/, ' joined'),
    ]
    const lines = openMessages(chat.map((text, index) => ({ at: index + 1, text })))
    expect(lines.map(({ text }) => text)).toEqual([
      ...['', '1. Why was the ice cut?', 'A) to sell it', `${other}which page?`, '', 'answers: 1. A'],
      other.replace(/: $/, ' joined'),
    ])
    expect(listReplies(lines).map(({ at }) => at)).toEqual(other.startsWith('[') ? [3] : [3, 5])
  },
)
