import { expect, test } from 'vitest'
import type { MockDocument } from '../document/mock-document.schema.ts'
import { toContent } from '../document/mock-normalization.ts'
import { readOptions } from '../keys/answer-option.ts'
import { toKeyAnswer } from '../keys/key-answer.ts'
import { listeningRules } from '../sections/listening/listening-rules.ts'
import { readingRules } from '../sections/reading/reading-rules.ts'
import { checkMock } from './check-mock.ts'
import type { CheckName } from './mock-issue.ts'
import { choice, gaps, listening, map, people, reading, toOptions } from './testing/planted-faults.ts'

const rules = { reading: readingRules, listening: listeningRules }

const facts = { type: 'identifying_information', options: ['TRUE', 'FALSE', 'NOT GIVEN'] }
const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
const sixKeys = ['TRUE', 'FALSE', 'NOT GIVEN', 'TRUE', 'FALSE', 'NOT GIVEN']
const letters = (count: number, word = '') =>
  Array.from({ length: count }, (_, index) => {
    const key = String.fromCharCode(65 + index)
    return { key, value: word === '' ? `Option ${key}` : `${word} ${key}` }
  })
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, content: `Text ${index}.`, heading: null }))

const findChecks = (mock: MockDocument) => {
  const section = mock.section === 'listening' ? 'listening' : 'reading'
  return checkMock(toContent(mock), rules[section].check).map((issue) => issue.check)
}

/** From a week's trial by a test writer: planted faults that no check found, and false alarms. */
const findings: readonly (readonly [string, 'raised' | 'not raised', MockDocument, CheckName[]])[] = [
  [
    'the number of another passage',
    'raised',
    reading(
      {
        ...facts,
        instruction: 'Do the following statements agree with the information in Reading Passage 3?',
      },
      six,
      sixKeys,
    ),
    ['passage-number'],
  ],
  [
    'an instruction for YES and NO above TRUE and FALSE',
    'raised',
    reading(
      {
        ...facts,
        instruction: 'Write YES if it agrees with the views of the writer, NO if it contradicts them.',
      },
      six,
      sixKeys,
    ),
    ['facts-family'],
  ],
  [
    'boxes 8–14 for questions 1–6',
    'raised',
    reading(
      { ...facts, instruction: 'In boxes 8–14 on your answer sheet, write TRUE or FALSE.' },
      six,
      sixKeys,
    ),
    ['box-numbers'],
  ],
  [
    'a repeated statement',
    'raised',
    reading(facts, ['Ice was cut by hand.', ...six.slice(0, 4), 'Ice was cut by hand.'], sixKeys),
    ['question-repeated'],
  ],
  [
    'paragraphs A–H in a passage of seven',
    'raised',
    reading(
      {
        type: 'matching_features',
        options: letters(7, 'Paragraph'),
        instruction:
          'Reading Passage 1 has eight paragraphs, A–H. Which paragraph contains this information?',
      },
      ['One'],
      ['A'],
      { paragraphs: paragraphs(7) },
    ),
    ['letter-range'],
  ],
  [
    'options for eight paragraphs in a passage of seven',
    'raised',
    reading({ type: 'matching_features', options: letters(8, 'Paragraph') }, ['One'], ['A'], {
      paragraphs: paragraphs(7),
    }),
    ['paragraph-letters'],
  ],
  [
    'A–G for five people',
    'raised',
    reading(
      { ...people, options: letters(5), instruction: 'Match each statement with the correct person, A–G.' },
      ['One'],
      ['A'],
    ),
    ['letter-range'],
  ],
  [
    'A to G for five people',
    'raised',
    reading(
      {
        ...people,
        options: letters(5),
        instruction: 'Match each statement with the correct person, A to G.',
      },
      ['One'],
      ['A'],
    ),
    ['letter-range'],
  ],
  [
    'A–F for five options',
    'raised',
    reading(
      { type: 'multiple_choice_multiple', options: letters(5), instruction: 'Choose TWO letters, A–F.' },
      ['Which TWO?'],
      ['A', 'B'],
    ),
    ['letter-range'],
  ],
  [
    '“A, B or C” with four options',
    'raised',
    reading({ ...choice, instruction: 'Choose the correct letter, A, B or C.' }, ['Why?'], ['A']),
    ['letter-range'],
  ],
  [
    'A–J for a box of nine words',
    'raised',
    reading(
      {
        type: 'summary_completion_clues',
        options: letters(9),
        instruction: 'Complete the summary using the list of words, A–J, below.',
      },
      ['It is _____'],
      ['A'],
    ),
    ['letter-range'],
  ],
  [
    '“a valve” where “a” is printed before the gap',
    'raised',
    listening({ ...gaps, instruction: 'NO MORE THAN TWO WORDS', wordlimit: 2 }, ['a _____'], ['a valve']),
    ['printed-beside'],
  ],
  [
    'an answer that is printed in its question',
    'raised',
    reading(gaps, ['Ice was cut by hand, by _____'], ['hand']),
    ['answer-printed'],
  ],
  [
    'answers in another order than in the passage',
    'raised',
    reading(
      { ...gaps, type: 'sentence_completion' },
      ['It went in _____', 'It was cut by _____'],
      ['sawdust', 'hand'],
    ),
    ['answer-order'],
  ],
  [
    'a variant that is not in the passage',
    'raised',
    reading(gaps, ['Cut by _____'], ['hand|fist']),
    ['variant-not-in-passage'],
  ],
  [
    'a passage of 100 words',
    'raised',
    reading(facts, ['One'], ['TRUE'], {
      paragraphs: [{ id: 'p', content: 'ice '.repeat(100).trim(), heading: null }],
    }),
    ['passage-length'],
  ],
  [
    'a postcode as one number',
    'not raised',
    listening({ ...gaps, instruction: 'ONE WORD AND/OR A NUMBER' }, ['At _____'], ['LS21 3TB']),
    ['answer-too-long'],
  ],
  [
    'a spaced telephone number as several words',
    'not raised',
    listening(gaps, ['Call _____'], ['07700 900416']),
    ['answer-too-long'],
  ],
  [
    '“10 - 12” as three words',
    'not raised',
    listening({ ...gaps, instruction: 'ONE WORD AND/OR A NUMBER' }, ['Ages _____'], ['10 - 12']),
    ['answer-too-long'],
  ],
  [
    'a map with letters only as eight empty options',
    'not raised',
    listening({ ...map, options: toOptions('', '', '') }, ['Orchard'], ['A']),
    ['option-empty', 'option-repeated'],
  ],
  [
    '“vapour / vapor” as a word that is not in the passage',
    'not raised',
    reading(gaps, ['It is _____'], ['vapour / vapor'], {
      paragraphs: [{ id: 'p', content: 'It is vapour.', heading: null }],
    }),
    ['not-in-passage', 'variant-not-in-passage'],
  ],
  [
    '“NG” as an unknown answer',
    'not raised',
    reading(
      facts,
      six,
      ['T', 'F', 'NG', 'T', 'F', 'ng'].map((typed) => toKeyAnswer(typed, readOptions(facts.options))),
    ),
    ['answer-not-offered', 'answer', 'key'],
  ],
  [
    'a short-answer question as one that lacks a gap',
    'not raised',
    reading(gaps, ['What was it cut by?', 'They asked: “Who cut it?”'], ['hand', 'hand']),
    ['gap-count'],
  ],
]

test.each(findings)('%s: %s', (_, wanted, mock, checks) => {
  const found = findChecks(mock).filter((check) => checks.includes(check))
  expect(found.length > 0 ? 'raised' : 'not raised').toBe(wanted)
})
