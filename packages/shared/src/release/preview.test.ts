import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeGrant, encodeGrant } from './preview.schema.ts'

test('a grant is the same after its link, and no character of it is escaped in an address', () => {
  void fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (document) => {
      const encoded = encodeGrant(document)
      expect(decodeGrant(encoded)).toBe(document)
      expect(encoded).toBe(encodeURIComponent(encoded))
    }),
    // In base64 it has both signs that an address escapes.
    { examples: [['>>>???']] },
  )
})

test('a text that is no grant is none', () => {
  expect(decodeGrant('not a grant!')).toBeNull()
})
