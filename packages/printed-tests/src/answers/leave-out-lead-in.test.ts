import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'

const prose =
  'Glass was drawn upwards out of a furnace in a sheet, and the rollers that held it left marks. Whoever wanted to see the world without ripples had to have both sides ground with sand and polished, and lost a third of the glass as dust.'

const sheet = (head: string, key: string) => `Handout 8
${head}
1. What is the oldest building in your street?
2. Why were windows small in old houses?

The floating window

${prose}

Task 1
True (T), false (F) or not given (NG)?
1. Rollers left marks on glass.
2. Glass was made of dust.
3. It was cheap.

${key}`

const askedIn = (text: string) =>
  readPrintedTest(text).parts.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))

test('leaves out what is talked about before the text, if the numbers begin again and the key has them once', () => {
  const asked = askedIn(sheet('Rozgrzewka (w parach)', 'Key: 1 T 2 NG 3 F'))
  expect(asked.map(({ text }) => text)).toEqual([
    'Rollers left marks on glass.',
    'Glass was made of dust.',
    'It was cheap.',
  ])
})

test('leaves out an exercise before the text that the key, which names the others, does not name', () => {
  const key = 'Key\nTask 2: 1 T 2 NG 3 F\nTask 3: 1 sand'
  const text = sheet(
    'Task 1. Before you read, talk.',
    `Task 3\nComplete the sentence with ONE WORD.\n1. It was ground with ________ .\n\n${key}`,
  )
  expect(askedIn(text.replace('Task 1\nTrue', 'Task 2\nTrue'))).toHaveLength(4)
})

test('keeps what the key has answers for', () => {
  const key = 'Key\nTask 1: 1 castle 2 tax\nTask 2: 1 T 2 NG 3 F'
  expect(
    askedIn(sheet('Task 1. Answer the questions.', key).replace('Task 1\nTrue', 'Task 2\nTrue')),
  ).toHaveLength(5)
})
