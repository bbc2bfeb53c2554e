import { expect, test } from 'vitest'
import { parseInterview } from './parse-interview.ts'

const card = {
  topic: 'Describe a skill that took you a long time to learn.',
  bullets: ['what the skill is', 'why you wanted to learn it', 'and explain how you felt about it'],
}
const points = card.bullets.join('\n')
const none = { 1: [], 2: [], 3: [] }

test.each([
  ['lines', points],
  ['signs', '• what the skill is\n• why you wanted\nto learn it\nand explain how you felt about it'],
  ['dashes', '- what the skill is\n\n- why you wanted to learn it\n\n- and explain how you felt about it'],
  [
    'typographic characters of a word processor',
    '\uf0b7\twhat the skill is\no\twhy you wanted to learn it\nand explain how\nyou felt about it',
  ],
])('reads a printed cue card with %s as a topic and its points', (_, printed) => {
  const found = parseInterview(`${card.topic}\n\nYou should say:\n${printed}`)
  expect(found).toEqual({ card, questions: none, leftOut: [] })
})

test('reads a card by its bullets alone, and a topic may be wrapped', () => {
  const text =
    'Describe a skill that took you\na long time to learn.\n• what the skill is\n• why you wanted to learn it\n• and explain how you felt about it'
  expect(parseInterview(text).card).toEqual(card)
})

test.each(['Describe a skill.', 'Describe a skill\nthat took you long.', 'You should say:\nwhat it is'])(
  'does not read “%s” as a whole card',
  (text) => {
    expect(parseInterview(text).card).toBeNull()
  },
)

test.each([
  ['a heading', `${points}\nRounding-off questions:\n1. Do you still use it?\n2. Who taught you?`],
  ['nothing', `${points}\nDo you still use it?\nWho taught you?`],
  ['signs', `${points}\n• Do you still use it?\n• Who taught you?`],
])('reads the questions below the card, after %s, as its follow-up', (_, below) => {
  const found = parseInterview(`${card.topic}\nYou should say:\n${below}`)
  expect(found.card).toEqual(card)
  expect(found.questions).toEqual({ ...none, 2: ['Do you still use it?', 'Who taught you?'] })
})

test('divides a whole interview into its three parts, without headings and instructions', () => {
  const text = `IELTS Speaking Test 4
PART 1: Introduction and interview
Your home town
1. Where is your home town?
2. Tell me about its streets.
Let’s talk about music.
3. Do you sing?

Part 2 – Individual long turn
Candidate Task Card
${card.topic}
You should say:
${points}
You will have to talk about the topic for one to two minutes.
You have one minute to think about what you are going to say.
You can make some notes to help you if you wish.
Is it a useful skill?

Part Three
Learning
Why do some people learn
faster than others?
Discussion topics:
Should schools teach crafts?`
  expect(parseInterview(text)).toEqual({
    card,
    questions: {
      1: ['Where is your home town?', 'Tell me about its streets.', 'Do you sing?'],
      2: ['Is it a useful skill?'],
      3: ['Why do some people learn faster than others?', 'Should schools teach crafts?'],
    },
    leftOut: [
      'IELTS Speaking Test 4',
      'Your home town',
      'Let’s talk about music.',
      'Candidate Task Card',
      'You will have to talk about the topic for one to two minutes.',
      'You have one minute to think about what you are going to say.',
      'You can make some notes to help you if you wish.',
      'Learning',
    ],
  })
})

test('assigns questions before a card without headings to part 1', () => {
  const found = parseInterview(`Do you work?\nDo you like it?\n${card.topic}\nYou should say:\n${points}`)
  expect(found).toEqual({ card, questions: { ...none, 1: ['Do you work?', 'Do you like it?'] }, leftOut: [] })
})
