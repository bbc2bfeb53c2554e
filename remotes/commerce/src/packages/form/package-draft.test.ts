import { type Package, packageSchema } from '@console/shared/schemas/package'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packageFormSchema } from '../api/package.schema.ts'
import { buildPackagePayload, normalisePackageDraft, toPackageDraft } from './package-draft.ts'

const known = fc.record({
  name: fc
    .string({ minLength: 1, maxLength: 40 })
    .map((text) => text.trim())
    .filter((text) => text !== ''),
  coins: fc.nat(),
  gems: fc.nat(),
  price: fc.nat().map((cents) => cents / 100),
  currency: fc.constantFrom('USD', 'EUR', 'BDT'),
  status: fc.constantFrom('published', 'draft', 'archived'),
})
/** As it comes over the wire, where no zero is negative. */
const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
/** Fields of the server that the console knows nothing of. */
const unknown = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 6 }).map((name) => `x_${name}`),
  json,
)
const assigned = { id: 7, created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }

// proves 3.6, B27
test('a package opened and saved without a change is sent as it was, unknown fields included', () => {
  fc.assert(
    fc.property(known, unknown, fc.boolean(), (fields, more, isPriceText) => {
      const price = isPriceText ? fields.price.toFixed(2) : fields.price
      const record: Package = packageSchema.parse({ ...more, ...fields, price, ...assigned })
      const draft = toPackageDraft(record, 'USD')
      expect(buildPackagePayload(record, packageFormSchema.parse(draft))).toEqual({ ...more, ...fields })
      expect(normalisePackageDraft(draft)).toEqual(draft)
    }),
  )
})
