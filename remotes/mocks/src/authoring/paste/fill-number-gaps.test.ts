import { numberRange } from '@console/ielts'
import type { GroupDraft } from '@console/ielts/sections'
import { expect, test } from 'vitest'
import { fillNumberGaps } from './fill-number-gaps.ts'

const toDraft = (questions: readonly string[]): GroupDraft => ({
  type: 'sentence_completion',
  title: null,
  instruction: '',
  wordlimit: 1,
  options: null,
  questions,
  answers: questions.map(() => ''),
})
const group = (first: number, last: number, isRead = true) => {
  const numbers = numberRange(first, last).map(String)
  return { first, last, drafts: isRead ? [toDraft(numbers)] : [] }
}
const toBlank = (count: number) => [toDraft(Array.from({ length: count }, () => ''))]
const listTexts = (groups: ReturnType<typeof group>[]) =>
  fillNumberGaps(groups, toBlank)
    .flat()
    .flatMap(({ questions }) => questions)

test.each([
  ['is left out', [group(14, 15), group(16, 18, false), group(19, 20)], '14 15 _ _ _ 19 20'],
  ['is found nowhere', [group(1, 2), group(5, 6)], '1 2 _ _ 5 6'],
  ['is the first', [group(1, 3, false), group(4, 5)], '_ _ _ 4 5'],
  ['is the last', [group(1, 2), group(3, 4, false)], '1 2'],
  ['and every other is left out', [group(1, 2, false), group(3, 4, false)], ''],
])('no number shifts when a group %s', (_, groups, texts) => {
  expect(
    listTexts(groups)
      .map((text) => text || '_')
      .join(' '),
  ).toBe(texts)
})
