import type { Mock, MockPayload } from '@console/shared/schemas/mock'

/** A mock like another, to be created: a draft under a name of its own. Fields that the console does not know come along. */
export function buildCopy(mock: Mock): MockPayload {
  const { id: _id, updated_by: _by, created_at: _created, updated_at: _updated, ...rest } = mock
  return { ...rest, name: `Copy of ${mock.name}`, status: 'draft' }
}
