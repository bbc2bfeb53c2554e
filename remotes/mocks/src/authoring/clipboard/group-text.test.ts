import { toBlankMock, toContent } from '@console/ielts'
import { listeningRules, readingRules } from '@console/ielts/sections'
import { describe, expect, test } from 'vitest'
import { toGroupText } from './group-text.ts'
import { readGroupText } from './read-group-text.ts'

const schema = readingRules.groups.schema

const group = {
  id: 'g',
  type: 'note_completion',
  title: 'Cold',
  instruction: 'Choose ONE WORD.',
  wordlimit: 1,
  options: null,
  questions: [{ id: 'q', text: 'Ice is _____', shelf: 3 }],
  correct_answer: ['cold'],
  marks: 1,
}
const passage = { id: 'p', type: null, title: 'Ice', paragraphs: [], questions: [group] }
const content = toContent({ ...toBlankMock('reading'), questions: { passages: [passage] } })
const text = toGroupText(content, ['mock/passages:p/questions:g'])

describe('copied questions', () => {
  test('are pasted with unknown fields and new ids', () => {
    const read = readGroupText(text, 'reading', schema)
    if (!('groups' in read)) throw new Error(read.problem)
    const [copied] = read.groups
    expect(copied).toMatchObject({
      ...group,
      id: expect.any(String),
      questions: [{ text: 'Ice is _____', shelf: 3 }],
    })
    expect(copied?.['id']).not.toBe('g')
    expect(JSON.stringify(copied)).not.toContain('"q"')
  })

  test.each([
    ['nothing', '', /clipboard is empty/],
    ['a sentence', 'Ice was cut on ponds.', /something other than questions/],
    ['other JSON', '{"groups": []}', /something other than questions/],
    ['no group', text.replace(/"groups": \[[\s\S]*\]/, '"groups": []'), /not complete/],
    [
      'a group of an unknown type',
      text.replace('note_completion', 'guess_the_word'),
      /not complete \(0\.type\)/,
    ],
    [
      'a group whose key is missing',
      text.replace('correct_answer', 'answers'),
      /not complete \(0\.correct_answer\)/,
    ],
    ['half of a text', text.slice(0, 200), /something other than questions/],
  ])('that are %s are refused with an explanation', (_, pasted, problem) => {
    expect(readGroupText(pasted, 'reading', schema)).toEqual({ problem: expect.stringMatching(problem) })
  })

  test('name the other section', () => {
    expect(readGroupText(text, 'listening', listeningRules.groups.schema)).toEqual({
      problem: 'The clipboard holds questions of a reading mock, which a listening mock cannot have.',
    })
  })
})
