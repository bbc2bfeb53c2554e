import type { ListeningQuestions, ReadingQuestions } from '@console/ielts/schemas'
import { expect } from 'vitest'

export type ReadingGroup = ReadingQuestions['passages'][number]['questions'][number]
export type ListeningQuestion = ListeningQuestions['parts'][number]['questions'][number]
type Option = NonNullable<ReadingGroup['options']>[number]

export const optionKey = (option: Option) => (typeof option === 'string' ? option : option.key)
export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

export const answerTexts = (group: ReadingGroup | ListeningQuestion) =>
  group.correct_answer.map((answer) => (typeof answer === 'string' ? answer : answer.answer))

const limitWords = ['', 'ONE WORD', 'NO MORE THAN TWO WORDS', 'NO MORE THAN THREE WORDS']

export function expectWithinLimit(group: ReadingGroup | ListeningQuestion) {
  const limit = group.wordlimit ?? 0
  expect(limit).toBeGreaterThan(0)
  expect(group.instruction).toContain(limitWords[limit])
  for (const answer of answerTexts(group)) {
    expect(countWords(answer), answer).toBeLessThanOrEqual(limit)
    expect(answer, 'no space around an answer').toBe(answer.trim())
  }
}

export function expectOptionsToCoverKey(group: ReadingGroup | ListeningQuestion) {
  const keys = (group.options ?? []).map(optionKey)
  expect(new Set(keys).size, 'no option twice').toBe(keys.length)
  for (const answer of answerTexts(group)) expect(keys).toContain(answer)
}

export function expectSetOfLetters(group: ReadingGroup | ListeningQuestion) {
  const letters = answerTexts(group)
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters.length).toBeLessThan(group.options?.length ?? 0)
  expect(group.instruction).toContain(letters.length === 2 ? 'TWO letters' : 'THREE letters')
}

export function collectIds(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return value.flatMap(collectIds)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    // A heading in a paragraph points at one of the options.
    if (key === 'heading') return []
    return key === 'id' ? [inner] : collectIds(inner)
  })
}
