import { numberOrText } from '@console/values/schemas/number'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { credentialsSchema } from './session.schema.ts'

const messagesOf = (identifier: string, password = 'secret') =>
  credentialsSchema.safeParse({ identifier, password }).error?.issues.map(({ message }) => message) ?? []

/** Common patterns: they accept the right texts, but can take exponential time. */
const usual = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^\+?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4,6}$/,
  number: /^[+-]?(\d+\.?\d*|\.\d+)$/,
}

const oneOf = (letters: string) =>
  fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 }).map((text) => text.trim())

it('accepts the usual forms of an email address or phone number as an identifier', () => {
  const identifiers = fc.oneof(oneOf('a.@ é'), oneOf('+(0 1-2.)3'), fc.string({ maxLength: 40 }))
  fc.assert(
    fc.property(identifiers, (text) => {
      const known = usual.email.test(text.trim()) || usual.phone.test(text.trim())
      expect(messagesOf(text)).toEqual(known ? [] : ['Invalid email or phone number'])
    }),
    { numRuns: 3000, seed: 1 },
  )
})

it('reads a number from text in its usual forms', () => {
  const texts = fc.oneof(oneOf('+-.0179 e'), fc.double().map(String), fc.string({ maxLength: 12 }))
  fc.assert(
    fc.property(texts, (text) => {
      expect(numberOrText().safeParse(text).success).toBe(usual.number.test(text.trim()))
    }),
    { numRuns: 3000, seed: 1 },
  )
})

it('refuses an email address that is too long for any mail server', () => {
  const address = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`
  expect(messagesOf(`  ${address(254)} `)).toEqual([])
  expect(messagesOf(address(255))).toEqual(['Invalid email or phone number'])
})

it('refuses a password of more than 1024 characters and says so', () => {
  expect(messagesOf('a@b.co', 'x'.repeat(1024))).toEqual([])
  expect(messagesOf('a@b.co', 'x'.repeat(1025))).toEqual(['Password can have at most 1024 characters'])
})
