import { renderRemote } from '@console/remote-kit/testing'
import { type Mock, mockPayloadSchema, mockSchema } from '@console/shared/schemas/mock'
import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import mocks from '../../../remote.ts'
import { fetchMock, fetchMocks } from '../../api/mock.api.ts'
import { setText } from '../testing/arbitrary-command.ts'
import { arbitraryMock } from '../testing/arbitrary-mock.ts'
import { mockId } from './mock-content.ts'
import { buildMockPayload, toMockDocument } from './mock-document.ts'
import { toFigures } from './mock-figures.ts'
import { toContent, toDocument } from './mock-normalization.ts'

const toPayload = ({ id: _id, updated_by: _by, created_at: _created, updated_at: _updated, ...rest }: Mock) =>
  rest

test.each(['writing', 'reading', 'listening'] as const)(
  'every %s mock on the server passes through the editor unchanged, and its totals are correct',
  async (section) => {
    const { api } = await renderRemote(mocks, { path: `/mocks/${section}/` })
    await screen.findByRole('heading', { level: 1 })
    const rows = await fetchMocks(api, section)
    expect(rows.length).toBeGreaterThan(3)
    for (const { id, total_question, total_marks } of rows) {
      const record = await fetchMock(api, section, id)
      const content = toContent(toMockDocument(record))
      expect(buildMockPayload(toDocument(content), record)).toEqual(toPayload(record))
      const figures = toFigures(content)
      expect({ questions: figures.questions, marks: figures.marks }).toEqual({
        questions: total_question,
        marks: total_marks,
      })
    }
  },
)

// proves 3.15, 3.18, 3.24
test('sends back unknown fields from the server at every depth', () => {
  void fc.assert(
    fc.property(arbitraryMock, (mock) => {
      const { questions, ...header } = mock
      const wire = mockPayloadSchema.safeParse({
        ...header,
        [`${mock.section}_questions`]: questions,
        total_question: 2,
        total_marks: 9,
        shelf: { row: 3 },
      })
      if (!wire.success) return
      const record = mockSchema.parse({ ...wire.data, id: 7, updated_at: '2026-01-01T00:00:00Z' })
      expect(buildMockPayload(toMockDocument(record), record)).toEqual(wire.data)
      const before = toContent(toMockDocument(record))
      const root = before.nodes[mockId]
      const content = root === undefined ? before : setText(root, 'Another')(before)
      expect(buildMockPayload(toDocument(content), record)).toMatchObject({ shelf: { row: 3 } })
    }),
  )
})
