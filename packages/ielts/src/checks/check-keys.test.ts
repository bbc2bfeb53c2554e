import type { JsonObject } from '@console/values/json/json-document'
import { expect, test } from 'vitest'
import type { MockContent } from '../document/mock-content.ts'
import type { MockDocument } from '../document/mock-document.schema.ts'
import { toContent } from '../document/mock-normalization.ts'
import { toBlankMock } from '../document/to-blank-mock.ts'
import { listeningRules } from '../sections/listening/listening-rules.ts'
import { readingRules } from '../sections/reading/reading-rules.ts'
import type { CheckFinding, CheckName } from './mock-issue.ts'

const rules = { reading: readingRules, listening: listeningRules }

const asGroup = (fields: JsonObject): JsonObject => ({
  id: 'g1',
  title: null,
  instruction: '',
  wordlimit: null,
  options: null,
  image: null,
  ...fields,
})

const paragraph = { id: 'a', content: 'The ice was cut by hand on frozen ponds.', heading: null }

/** Checks a mock with one reading group of these question texts, and one answer each in `key`. */
function checkReading(fields: JsonObject, texts: string[], key: string[], passage: JsonObject = {}) {
  const group = asGroup({
    marks: key.length,
    questions: texts.map((text, index) => ({ id: `q${index}`, text })),
    correct_answer: key,
    ...fields,
  })
  const questions = {
    passages: [
      { id: 'p1', type: null, title: 'Ice', paragraphs: [paragraph], questions: [group], ...passage },
    ],
  }
  return check({ ...toBlankMock('reading'), section: 'reading', questions })
}

function checkListening(fields: JsonObject, texts: string[], key: unknown[], mock: JsonObject = {}) {
  const group = asGroup({
    marks: key.length,
    question: texts.map((text, index) => ({ id: `q${index}`, text })),
    correct_answer: key,
    ...fields,
  })
  const questions = {
    recording: 'https://media.example.com/one.mp3',
    parts: [{ id: 'p1', title: null, questions: [group] }],
    ...mock,
  }
  return check({ ...toBlankMock('listening'), section: 'listening', questions })
}

/** Checks that any short example fails. */
const wholeTestChecks: readonly CheckName[] = ['test-length', 'passage-length']

function check(document: MockDocument & { section: keyof typeof rules }) {
  const checkKeys = (mock: MockContent) => [...rules[document.section].check(mock)]
  const content = toContent(document)
  const found = checkKeys(content).filter(({ check }) => !wholeTestChecks.includes(check))
  return {
    messages: found.map(({ message }) => message),
    found,
    /** Messages that remain after every fix was applied. */
    afterFixes: () =>
      checkKeys(found.reduce((current, { fix }: CheckFinding) => fix?.command(current) ?? current, content))
        .filter(({ check: name }) => !wholeTestChecks.includes(name))
        .map(({ message }) => message),
  }
}

const letters = ['one', 'two', 'three', 'four'].map((value, index) => ({ key: 'ABCD'[index], value }))
const gaps = { type: 'note_completion', instruction: 'Write NO MORE THAN TWO WORDS.', wordlimit: 2 }

test('reports missing answers of adjacent questions once', () => {
  const { messages } = checkReading({ type: 'identifying_information' }, ['One', '', ''], ['', '', ''])
  expect(messages).toEqual(['Questions 1 to 3 have no answer in the key', 'Questions 2 to 3 have no text'])
})

test('each question has one mark, and the fix corrects the total', () => {
  const { messages, afterFixes } = checkReading({ ...gaps, marks: 3 }, ['Cut by _____'], ['hand'])
  expect(messages).toEqual(['1 question with 3 marks: each has one'])
  expect(afterFixes()).toEqual([])
})

test.each([
  [
    'an answer that is not one of the options',
    ['E'],
    'The answer to question 1, “E”, is not one of the options',
  ],
  [
    'an answer that spells an option differently',
    ['a.'],
    'The answer to question 1, “a.”, is not one of the options',
  ],
])('multiple choice: %s', (_, key, message) => {
  const { messages, afterFixes } = checkReading({ type: 'multiple_choice', options: letters }, ['Why?'], key)
  expect(messages).toEqual([message])
  expect(afterFixes()).toEqual(key[0] === 'a.' ? [] : [message])
})

test('multiple choice has as many options as IELTS, none empty or repeated', () => {
  const three = letters.slice(0, 3)
  expect(checkListening({ type: 'multiple_choice', options: three }, ['Why?'], ['A']).messages).toEqual([])
  expect(checkReading({ type: 'multiple_choice', options: three }, ['Why?'], ['A']).messages).toEqual([
    'A reading question has 4 options; this one has 3',
  ])
  const options = [...three.slice(0, 2), { key: 'C', value: 'ONE ' }, { key: 'D', value: ' ' }]
  expect(checkReading({ type: 'multiple_choice', options }, ['Why?'], ['A']).messages).toEqual([
    'The option “ONE ” appears twice',
    'Option D is empty',
  ])
  expect(checkReading({ type: 'multiple_choice' }, ['Why?'], ['A']).messages).toEqual([
    'There are no options to choose from',
  ])
})

test('“Choose TWO letters” needs that many different letters, and more options than that', () => {
  const group = {
    type: 'multiple_choice_multiple',
    options: letters,
    instruction: 'Choose TWO letters, A–D.',
  }
  expect(checkReading(group, ['Which?'], ['D', 'A']).messages).toEqual([])
  expect(checkReading(group, ['Which?'], ['D', 'A', 'B']).messages).toEqual([
    'The instruction asks for 2 letters; the key of question 1 has 3',
  ])
  expect(checkReading(group, ['Which?'], ['D', 'D']).messages).toEqual([
    'The key of question 1 has the same letter twice',
  ])
  const all = { ...group, instruction: 'Choose TWO letters.', options: letters.slice(0, 2) }
  expect(checkReading(all, ['Which?'], ['A', 'B']).messages).toEqual([
    'All 2 options of question 1 are right',
  ])
  const two = { ...group, instruction: 'Choose TWO letters for each question.' }
  expect(checkReading(two, ['Which?', 'Where?'], ['D', 'A', 'A', 'B']).messages).toEqual([])
})

test('TRUE, FALSE and NOT GIVEN agree with the instruction, and each of them occurs', () => {
  const group = { type: 'identifying_information', options: ['TRUE', 'FALSE', 'NOT GIVEN'] }
  const texts = ['One', 'Two', 'Three', 'Four']
  expect(checkReading(group, texts, ['TRUE', 'FALSE', 'NOT GIVEN', 'TRUE']).messages).toEqual([])
  expect(checkReading(group, texts, ['TRUE', 'FALSE', 'TRUE', 'TRUE']).messages).toEqual([
    'NOT GIVEN is never the answer in a group of 4',
  ])
  expect(checkReading(group, ['One', 'Two'], ['TRUE', 'NO']).messages).toEqual([
    'The answer to question 2, “NO”, is not one of the options',
    'The key mixes TRUE and FALSE with YES and NO; a group uses only one pair',
  ])
  expect(checkReading({ ...group, instruction: 'Choose YES or NO.' }, ['One'], ['TRUE']).messages).toEqual([
    'The instruction says YES, NO; the options are TRUE, FALSE',
  ])
})

test('there are more headings than paragraphs, each is used once, and the paragraphs match the key', () => {
  const options = ['i', 'ii', 'iii'].map((key) => ({ key, value: `Heading ${key}` }))
  const passage = { type: 'draganddrop', paragraphs: [paragraph, { ...paragraph, id: 'b' }] }
  const texts = ['Paragraph A', 'Paragraph B']
  const group = { type: 'matching_headings', options }
  const { messages, afterFixes } = checkReading(group, texts, ['iii', 'i'], passage)
  expect(messages).toEqual(['The headings in the paragraphs differ from the key'])
  expect(afterFixes()).toEqual([])
  expect(checkReading(group, texts, ['i', 'i']).messages).toEqual([
    'Heading “i” of question 2 is already used by question 1',
  ])
  expect(checkReading({ ...group, options: options.slice(1) }, texts, ['iii', 'ii']).messages).toEqual([
    'There must be more headings than paragraphs: 2 for 2',
    'Headings are numbered i, ii, iii and so on',
  ])
})

test('a letter is used more than once only if the instruction allows it', () => {
  const group = { type: 'matching_features', options: letters, instruction: 'Match each statement.' }
  const repeated = checkReading(group, ['One', 'Two'], ['A', 'A'])
  expect(repeated.messages).toEqual([
    '“A” is an answer more than once, and the instruction does not allow it',
  ])
  expect(repeated.afterFixes()).toEqual([])
  const unused = checkReading(
    { ...group, instruction: 'Match each statement. You may use any letter more than once.' },
    ['One', 'Two'],
    ['A', 'B'],
  )
  expect(unused.messages).toEqual(['The instruction allows letters to be used more than once, but none is'])
  expect(unused.afterFixes()).toEqual([])
})

test('the word limit is the one in the instruction, and every accepted answer keeps to it', () => {
  const wrong = checkReading({ ...gaps, wordlimit: 3 }, ['Cut by _____'], ['hand'])
  expect(wrong.messages).toEqual(['The instruction prints a limit of 2; the word limit is 3'])
  expect(wrong.afterFixes()).toEqual([])
  const long = checkListening(gaps, ['Bring _____'], ['boots|a pair of boots'])
  expect(long.messages).toEqual(['“a pair of boots”, question 1, has 4 words, and 2 are allowed'])
  const number = { ...gaps, instruction: 'Write ONE WORD AND/OR A NUMBER.', wordlimit: 1 }
  expect(checkListening(number, ['On _____'], ['26 April|well-being']).messages).toEqual([])
  expect(checkListening({ ...gaps, instruction: 'Fill in.' }, ['On _____'], ['April']).messages).toEqual([
    'The instruction does not say how many words an answer may have',
  ])
})

test('the words of a reading answer occur in the passage', () => {
  expect(checkReading(gaps, ['Cut by _____'], ['HAND']).messages).toEqual([])
  expect(checkReading(gaps, ['Cut on _____'], ['frozen  ponds']).messages).toEqual([])
  expect(checkReading(gaps, ['Cut on _____'], ['pond']).messages).toEqual([
    '“pond”, question 1, is not in the passage word for word',
  ])
})

test('text printed beside a gap is not in the key, no answer is a contraction, and each line has one gap', () => {
  expect(checkListening(gaps, ['Costs £_____ a day'], ['£18']).messages).toEqual([
    '“£” is printed beside the gap of question 1; take it out of the key',
  ])
  expect(checkListening(gaps, ['Lasts _____ hours'], ['two hours']).messages).toEqual([
    '“hours” is printed beside the gap of question 1; take it out of the key',
  ])
  expect(checkListening(gaps, ['They _____'], ["don't stop"]).messages).toEqual([
    "“don't stop”, question 1: contractions are not tested",
  ])
  expect(checkListening(gaps, ['A lamp'], ['lamp']).messages).toEqual([
    'Question 1 has no gap: type _____ where the answer goes',
  ])
})

test('a word box has more words than gaps, and there are options for every step', () => {
  const clues = { type: 'summary_completion_clues', options: ['cold', 'warm'] }
  expect(checkReading(clues, ['It was _____', 'Then _____'], ['cold', 'warm']).messages).toEqual([
    'There must be more options than gaps: 2 for 2',
  ])
  const steps = { type: 'flow_chart_drag_and_drop', options: ['dried'] }
  expect(checkListening(steps, ['First', 'Then'], ['dried', 'frozen']).messages).toEqual([
    'The answer to question 2, “frozen”, is not one of the options',
    'There are fewer options than steps: 1 for 2',
  ])
})

test('a map has an image, a text alternative and letters that cover the key', () => {
  const map = { type: 'map_labeling', options: ['A', 'B'], title: null }
  const key = [{ questionId: 'q0', answer: 'C' }]
  expect(checkListening(map, ['Orchard'], key).messages).toEqual([
    'Add the picture of the map or plan',
    'Say in the title what the map shows: it is read aloud to people who cannot see it',
    'The answer to question 1, “C”, is not one of the options',
  ])
  const lost = checkListening(
    { ...map, title: 'Farm', image: 'https://images.example.com/farm.png' },
    ['Orchard'],
    [{ questionId: 'q7', answer: 'A' }],
  )
  expect(lost.messages).toEqual(['The answer to question 1 belongs to a question that is not there'])
})

test('reports surplus answers, a missing recording and a passage without text', () => {
  expect(checkListening(gaps, ['On _____'], ['April', 'May']).messages).toContain(
    'The key has 2 answers for 1 question',
  )
  expect(checkListening(gaps, ['On _____'], ['April'], { recording: null }).messages).toEqual([
    'There is no recording',
  ])
  const empty = { title: '', paragraphs: [{ ...paragraph, content: ' ' }] }
  expect(checkReading({ type: 'identifying_information' }, ['One'], ['TRUE'], empty).messages).toEqual([
    'Passage 1 has no title',
    'A paragraph of passage 1 is empty',
  ])
})
