import { rollbackUnitSchema } from '@console/shared/release-server/move-request'
import { expect, test, vi } from 'vitest'
import { toMoveRequest } from './remote-move.ts'

const unit = {
  name: 'commerce',
  title: 'Commerce',
  version: '1.0.0-aaaaaaaa',
  isOff: false,
  hasCanary: false,
}
const move = { action: 'rollback-unit', environment: 'production', release: 'r-000000000000', unit } as const
const details = { by: 'mina', reason: 'Prices are wrong' }

test('identifies a move by a UUID even without crypto.randomUUID', () => {
  // As on a page loaded over plain http.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const [first, second] = [1, 2].map(() => rollbackUnitSchema.parse(toMoveRequest(move, details)).attempt)
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(second).not.toBe(first)
})
