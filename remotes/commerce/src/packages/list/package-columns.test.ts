import { packageSchema } from '@console/shared/schemas/package'
import { expect, test } from 'vitest'
import { packageColumns } from './package-columns.tsx'

test('an exported file has every price with its currency, and the exact price of a coin', () => {
  const record = packageSchema.parse({
    ...{ id: 7, name: 'Gold', coins: 1000, gems: 0, price: 9.98, currency: 'eur', status: 'draft' },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-02T00:00:00Z' },
  })
  const cells = packageColumns.map(({ title, value, exported = value }) => [title, exported(record)])
  expect(Object.fromEntries(cells)).toMatchObject({ Price: 9.98, Currency: 'EUR', 'Per coin': 0.00998 })
})
