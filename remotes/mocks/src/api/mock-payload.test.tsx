import { toContent, toDocument, toFigures } from '@console/ielts'
import { checkMock } from '@console/ielts/checks'
import { type Mock, mockPayloadSchema, mockSchema } from '@console/ielts/schemas'
import { listeningRules, readingRules, writingRules } from '@console/ielts/sections'
import { arbitraryMock } from '@console/ielts/testing'
import { renderRemote } from '@console/remote-kit/testing'
import { keepingWire } from '@console/shared/http/wire'
import { isJsonObject } from '@console/values/json/json-document'
import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import mocks from '../remote.ts'
import { fetchMock, fetchMocks } from './mock.api.ts'
import { buildMockPayload, toMockDocument } from './mock-document.ts'

const rules = { writing: writingRules, reading: readingRules, listening: listeningRules }

const toPayload = ({ id: _id, updated_by: _by, created_at: _created, updated_at: _updated, ...rest }: Mock) =>
  rest

test.each(['writing', 'reading', 'listening'] as const)(
  'every seeded %s mock passes through the editor unchanged, its totals are correct and its key has no error',
  async (section) => {
    const { api } = await renderRemote(mocks, { path: `/mocks/${section}/` })
    await screen.findByRole('heading', { level: 1 })
    const rows = await fetchMocks(api, section)
    expect(rows.length).toBeGreaterThan(3)
    for (const { id, name, total_question, total_marks } of rows) {
      const record = await fetchMock(api, section, id)
      const content = toContent(toMockDocument(record))
      expect(buildMockPayload(toDocument(content), record)).toEqual(toPayload(record))
      const figures = toFigures(content)
      expect({ questions: figures.questions, marks: figures.marks }).toEqual({
        questions: total_question,
        marks: total_marks,
      })
      const issues = checkMock(content, rules[section].check).filter(({ severity }) => severity === 'error')
      expect({ name, errors: issues.map(({ message }) => message) }).toEqual({ name, errors: [] })
    }
  },
)

/** Some servers keep every value as text. */
function toTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toTexts)
  if (isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toTexts(field)]))
  }
  return typeof value === 'number' && /^\d+(\.\d+)?$/.test(String(value))
    ? `${value}${value % 1 ? '0' : ''}`
    : value
}

// proves 3.15, 3.18, 3.24
test('a mock with one change sends everything else as received, unknown question fields included', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryMock, fc.boolean(), async (mock, isText) => {
      const { questions, ...header } = mock
      const wire = mockPayloadSchema.safeParse({
        ...header,
        [`${mock.section}_questions`]: questions,
        total_question: 2,
        total_marks: 9,
      })
      if (!wire.success) return
      const sent = isText ? toTexts(wire.data) : wire.data
      const record = await readMock({ ...Object(sent), shelf: { row: 3 }, id: 7, updated_at: '2026-01-01' })
      expect(buildMockPayload(toMockDocument(record), record)).toEqual(sent)
      const named = { ...toMockDocument(record), name: 'Another' }
      expect(buildMockPayload(toDocument(toContent(named)), record)).toEqual({
        ...Object(sent),
        name: 'Another',
      })
    }),
  )
})

async function readMock(wire: object): Promise<Mock> {
  const result = await keepingWire(mockSchema)['~standard'].validate(wire)
  if (result.issues !== undefined) throw new Error(JSON.stringify(result.issues))
  return result.value
}
