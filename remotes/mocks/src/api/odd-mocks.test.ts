import { mockSchema, mockSummarySchema } from '@console/ielts/schemas'
import { findUnreadableField, listUnreadableFields, readRecord } from '@console/shared/http/unreadable-fields'
import { keepingWire, readWire } from '@console/shared/http/wire'
import { assert, constantFrom, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'

const at = '2026-11-02T10:00:00Z'
const times = { created_at: at, updated_at: at }

const records = {
  'mock of a list': [
    mockSummarySchema,
    {
      ...{ id: 1, ielts_book: 'Book', type: 'academic', name: 'Test', duration: 60, total_question: 40 },
      ...{ total_marks: 40, status: 'live', chances: 1, fee: 0 },
    },
  ],
  mock: [
    mockSchema,
    {
      ...{
        id: 1,
        ielts_book_id: 2,
        type: 'academic',
        duration: 60,
        total_question: 2,
        total_marks: 9,
        name: 'Test',
      },
      ...{
        section: 'writing',
        mock_type: 'live',
        description: 'Two',
        fee: 0,
        chances: 1,
        tips_for_success: 'Go',
      },
      ...{ instruction: 'Write', start_time: at, end_time: at, updated_by: 'Ada', status: 'draft', ...times },
      writing_questions: { title: 'Test', parts: [] },
    },
  ],
} as const

/** Identity fields have no fallback, and the content of questions has a test of its own. */
const unguessed = ['id', 'status', 'section', 'writing_questions']

test.each(Object.entries(records))(
  'one invalid value of a %s affects only its field',
  (_, [schema, sound]) => {
    const fields = Object.keys(sound).filter((field) => !unguessed.includes(field))
    void assert(
      property(constantFrom(...fields), jsonValue(), (field, raw) => {
        const came = { ...sound, [field]: raw }
        const result = readRecord<object>(schema, came, ['data'])
        if (result.issues !== undefined) throw new Error(JSON.stringify(result.issues))
        const odd = findUnreadableField(result.value, field)
        expect(listUnreadableFields(result.value).filter((other) => other !== odd)).toEqual([])
        const kept = keepingWire<object>(schema)['~standard'].validate(came)
        if (kept instanceof Promise || kept.issues !== undefined) throw new Error('not read')
        expect(readWire(kept.value, { shape: came })).toEqual(came)
      }),
    )
  },
)

test('invalid values of a mock are read as missing', () => {
  const [schema, sound] = records.mock
  const came = { ...sound, start_time: 'soon', type: 'ACADEMIC', fee: {} }
  const result = readRecord<object>(schema, came, [])
  expect(result.issues === undefined && result.value).toMatchObject({
    ...{ start_time: null, type: 'academic', fee: 0 },
  })
})
