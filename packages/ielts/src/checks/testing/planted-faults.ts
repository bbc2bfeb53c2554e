import type { JsonObject } from '@console/values/json/json-document'
import type { MockDocument } from '../../document/mock-document.schema.ts'
import { toBlankMock } from '../../document/to-blank-mock.ts'
import type { CheckName } from '../mock-issue.ts'

export const common = { id: 'g', title: null, instruction: '', wordlimit: null, options: null, image: null }
const paragraphs = ['The ice was cut by hand on frozen ponds.', 'Ships took it south in sawdust.'].map(
  (content, index) => ({ id: `p${index}`, content, heading: null }),
)
export const passage = { id: 'p', type: null, title: 'Ice', paragraphs, questions: [] }
export const toOptions = (...texts: string[]) =>
  texts.map((value, index) => ({ key: 'ABCDEFGHI'[index], value }))
const headings = ['i', 'ii', 'iii'].map((key) => ({ key, value: `Heading ${key}` }))

export function reading(
  group: JsonObject,
  texts: string[],
  key: string[],
  more: JsonObject = {},
): MockDocument {
  const questions = texts.map((text, index) => ({ id: `q${index}`, text }))
  const asked = { ...common, marks: key.length, questions, correct_answer: key, ...group }
  return inReading({ ...passage, questions: [asked], ...more })
}

export const inReading = (...passages: JsonObject[]): MockDocument => ({
  ...toBlankMock('reading'),
  questions: { passages },
})

export function listening(
  group: JsonObject,
  texts: string[],
  key: unknown[],
  recording: unknown = 'https://a.example/1.mp3',
) {
  const question = texts.map((text, index) => ({ id: `q${index}`, text }))
  const asked = { ...common, marks: key.length, question, correct_answer: key, ...group }
  const questions = { recording, parts: [{ id: 'p', title: null, questions: [asked] }] }
  return { ...toBlankMock('listening'), questions }
}

const writing = (parts: JsonObject[], header: Partial<MockDocument> = {}): MockDocument => ({
  ...toBlankMock('writing'),
  ...header,
  questions: { title: '', parts },
})
const task = (fields: JsonObject) => ({
  id: 't',
  timelimit: 20,
  task: 'Describe it.',
  wordlimit: 150,
  marks: 3,
  ...fields,
})

const speaking = (part: JsonObject): MockDocument => ({
  ...toBlankMock('speaking'),
  questions: {
    parts: [
      { id: 's', preparation_time: 0, talk_time: 270, questions: [{ id: 'q', text: 'Why?' }], ...part },
    ],
  },
})

export const gaps = { type: 'note_completion', instruction: 'Write ONE WORD ONLY.', wordlimit: 1 }
export const choice = { type: 'multiple_choice', options: toOptions('one', 'two', 'three', 'four') }
const facts = { type: 'identifying_information', options: ['TRUE', 'FALSE', 'NOT GIVEN'] }
export const people = { type: 'matching_features', options: toOptions('Ann', 'Ben', 'Cy') }
const set = {
  type: 'multiple_choice_multiple',
  options: toOptions('a', 'b', 'c'),
  instruction: 'Choose TWO letters.',
}
export const map = {
  type: 'map_labeling',
  title: 'Farm',
  image: 'https://a.example/farm.png',
  options: ['A', 'B'],
}
const places = { type: 'matching_headings', options: headings }

/** One mock per check, each with the fault that the check finds. */
export const planted: Record<CheckName, MockDocument> = {
  name: { ...toBlankMock('reading'), name: ' ' },
  number: { ...toBlankMock('reading'), fee: 'two' },
  time: { ...toBlankMock('reading'), start_time: 'soon' },
  'time-order': { ...toBlankMock('reading'), start_time: '2026-05-01 10:00', end_time: '2026-05-01 09:00' },
  'live-start': { ...toBlankMock('reading'), mock_type: 'live' },
  book: { ...toBlankMock('reading'), mock_type: 'book' },
  parts: inReading(),
  'part-questions': inReading(passage),
  'test-length': reading(facts, ['One'], ['TRUE']),
  'task-text': writing([task({ task: '' })]),
  'task-template': writing([task({ task: 'Write a letter to …' })]),
  'task-limits': writing([task({ wordlimit: 100 })]),
  'task-image': writing([task({ image: null })]),
  'task-letter': writing([task({})], { type: 'general' }),
  'task-marks': writing([task({}), task({ id: 'u', timelimit: 40, wordlimit: 250 })]),
  'task-minutes': writing([task({})]),
  'interview-parts': speaking({ part: 1 }),
  'talk-time': speaking({ part: 1, talk_time: 30 }),
  'cue-card': speaking({ part: 2 }),
  key: reading(facts, [], []),
  answer: reading(facts, ['One', 'Two'], ['TRUE', '']),
  'question-text': reading(facts, ['One', ' '], ['TRUE', 'FALSE']),
  'question-repeated': reading(facts, ['Ice was cut by hand.', 'Ice was cut by hand.'], ['TRUE', 'TRUE']),
  'key-surplus': reading(facts, ['One'], ['TRUE', 'FALSE']),
  'key-unasked': listening(map, ['Orchard'], [{ questionId: 'q9', answer: 'A' }]),
  marks: reading({ ...facts, marks: 5 }, ['One'], ['TRUE']),
  'set-size': reading({ ...set, options: toOptions('a', 'b', 'c', 'd') }, ['Which?'], ['A', 'B', 'C']),
  'set-letters': reading(set, ['Which?'], ['A', 'A']),
  'facts-mixed': reading(facts, ['One', 'Two'], ['TRUE', 'NO']),
  'facts-family': reading({ ...facts, instruction: 'Choose YES, NO or NOT GIVEN.' }, ['One'], ['TRUE']),
  'facts-unused': reading(facts, ['One', 'Two', 'Three', 'Four'], ['TRUE', 'TRUE', 'FALSE', 'TRUE']),
  'letter-reuse': reading(people, ['One', 'Two'], ['A', 'A']),
  options: reading({ type: 'multiple_choice' }, ['Why?'], ['A']),
  'option-empty': reading({ ...people, options: toOptions('Ann', '', 'Cy') }, ['One'], ['A']),
  'option-repeated': reading({ ...people, options: toOptions('Ann', 'Ben', 'ann') }, ['One'], ['A']),
  'option-count': reading({ ...choice, options: toOptions('a', 'b') }, ['Why?'], ['A']),
  'options-to-spare': reading(
    { type: 'summary_completion_clues', options: ['ice'] },
    ['It is _____'],
    ['ice'],
  ),
  'answer-not-offered': reading(facts, ['One'], ['NG']),
  'paragraph-letters': reading(
    { ...people, options: toOptions('Paragraph A', 'Paragraph B', 'Paragraph C') },
    ['One'],
    ['A'],
  ),
  'heading-repeated': reading(places, ['Paragraph A', 'Paragraph B'], ['i', 'i']),
  'heading-numerals': reading({ ...places, options: headings.slice(1) }, ['Paragraph A'], ['ii']),
  'headings-placed': reading(places, ['Paragraph A', 'Paragraph B'], ['i', 'ii'], { type: 'draganddrop' }),
  'map-image': listening({ ...map, image: null }, ['Orchard'], ['A']),
  'map-title': listening({ ...map, title: null }, ['Orchard'], ['A']),
  'limit-unsaid': reading({ ...gaps, instruction: 'Complete the notes.' }, ['Cut by _____'], ['hand']),
  'limit-differs': reading({ ...gaps, wordlimit: 3 }, ['Cut by _____'], ['hand']),
  'answer-too-long': reading(gaps, ['Cut on _____'], ['frozen ponds']),
  contraction: listening(gaps, ['They _____'], ["don't"]),
  'printed-beside': listening(
    { ...gaps, instruction: 'TWO WORDS', wordlimit: 2 },
    ['It is a _____'],
    ['a valve'],
  ),
  'answer-printed': listening(gaps, ['The valve is a _____'], ['valve']),
  'not-in-passage': reading(gaps, ['Cut by _____'], ['machine']),
  'variant-not-in-passage': reading(gaps, ['Cut by _____'], ['hand|hands']),
  'answer-order': reading(gaps, ['In _____', 'Cut by _____'], ['sawdust', 'hand']),
  'gap-count': listening(gaps, ['A lamp'], ['lamp']),
  'passage-number': reading({ ...facts, instruction: 'See Reading Passage 2.' }, ['One'], ['TRUE']),
  'box-numbers': reading(
    { ...facts, instruction: 'Write in boxes 8–14 on your answer sheet.' },
    ['One'],
    ['TRUE'],
  ),
  'letter-range': reading({ ...people, instruction: 'Write the correct letter, A–G.' }, ['One'], ['A']),
  'rubric-type': reading({ ...choice, instruction: 'Complete the notes below.' }, ['Why?'], ['A']),
  'passage-title': reading(facts, ['One'], ['TRUE'], { title: '' }),
  'passage-text': reading(facts, ['One'], ['TRUE'], { paragraphs: [] }),
  'passage-length': reading(facts, ['One'], ['TRUE']),
  recording: listening(gaps, ['On _____'], ['ice'], null),
}
