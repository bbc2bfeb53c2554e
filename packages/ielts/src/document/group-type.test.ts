import { expect, test } from 'vitest'
import { listKeyGroups } from '../keys/key-group.ts'
import { toGroupLabel } from './group-type.ts'
import { toContent } from './mock-normalization.ts'
import { toBlankMock } from './to-blank-mock.ts'

test.each([
  [
    'TRUE, FALSE and NOT GIVEN',
    { options: ['TRUE', 'FALSE', 'NOT GIVEN'] },
    'True, False, Not given',
    'TRUE',
  ],
  ['YES, NO and NOT GIVEN', { options: ['YES', 'NO', 'NOT GIVEN'] }, 'Yes, No, Not given', 'YES'],
  [
    'an instruction alone',
    { options: null, instruction: 'Write YES, NO or NOT GIVEN.' },
    'Yes, No, Not given',
    'YES',
  ],
  ['nothing', { options: null }, 'True, False, Not given', 'TRUE'],
])('a group of statements with %s gets the matching label and options', (_, fields, label, first) => {
  const group = {
    id: 'g',
    type: 'identifying_information',
    questions: [{ id: 'q', text: 'Ice' }],
    marks: 1,
    ...fields,
  }
  const passages = [{ id: 'p', type: null, title: 'Ice', paragraphs: [], questions: [group] }]
  const [read] = listKeyGroups(toContent({ ...toBlankMock('reading'), questions: { passages } }))
  expect(toGroupLabel(read?.node)).toBe(label)
  expect(read?.options?.[0]?.key).toBe(first)
})
