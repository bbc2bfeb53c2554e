import type { Mock, MockPayload } from '@console/shared/schemas/mock'
import { isJsonObject } from './json.ts'
import { renewIds } from './renew-ids.ts'

/**
 * A mock like another, to be created: a draft under a name of its own, whose questions have ids of their own, as the server
 * keeps those that it gets. Fields that the console does not know come along.
 */
export function buildCopy(mock: Mock): MockPayload {
  const { id: _id, updated_by: _by, created_at: _created, updated_at: _updated, ...rest } = mock
  const key = `${mock.section}_questions` as const
  const questions = rest[key]
  const renewed = isJsonObject(questions) ? { [key]: renewIds(questions) } : {}
  return { ...rest, ...renewed, name: `Copy of ${mock.name}`, status: 'draft' }
}
