import { expect, test } from 'vitest'
import { markPatterns } from '../answers/mark-answers.ts'
import { furniturePatterns } from '../lines/remove-page-furniture.ts'
import { answerPatterns } from '../patterns/answer-patterns.ts'
import { sentencePatterns } from '../patterns/ends-sentence.ts'
import { exercisePatterns } from '../patterns/exercise-heads.ts'
import { gapPatterns } from '../patterns/gap-patterns.ts'
import { headPatterns } from '../patterns/head-patterns.ts'
import { instructionPatterns } from '../patterns/instruction-patterns.ts'
import { itemPatterns } from '../patterns/item-patterns.ts'
import { keyPatterns } from '../patterns/key-entries.ts'
import { optionPatterns } from '../patterns/option-patterns.ts'
import { labelPatterns } from '../patterns/question-labels.ts'
import { rubricPatterns } from '../patterns/rubric-patterns.ts'

type Pattern = { pattern: RegExp; example: string }

const tables: Record<string, Record<string, Pattern>> = {
  answerPatterns,
  exercisePatterns,
  furniturePatterns,
  gapPatterns,
  headPatterns,
  instructionPatterns,
  itemPatterns,
  keyPatterns,
  labelPatterns,
  markPatterns,
  optionPatterns,
  rubricPatterns,
  sentencePatterns,
}

const patterns = Object.entries(tables).flatMap(([table, entries]) =>
  Object.entries(entries).map(([name, entry]) => ({ name: `${table}.${name}`, ...entry })),
)

test.each(patterns)('$name matches “$example”', ({ pattern, example }) => {
  expect(example.search(pattern)).not.toBe(-1)
})
