import { expect, it } from 'vitest'
import { shortenHashes, toShortHash } from './shorten.ts'

it('shortens the hashes of versions, and nothing else', () => {
  const hash = '0123456789abcdef0123456789abcdef'
  expect(shortenHashes(`/remotes/commerce/1.0.0-${hash}/ of r-0123456789ab`)).toBe(
    '/remotes/commerce/1.0.0-01234567…/ of r-0123456789ab',
  )
})

it.each([
  ['1.0.0-0123456789abcdef0123456789abcdef', '01234567'],
  ['0123456789abcdef0123456789abcdef01234567', '01234567'],
  ['0123456789abcdef0123456789abcdef01234567-dirty', '01234567-dirty'],
  ['2.0.0', '2.0.0'],
])('calls %s %s', (text, short) => {
  expect(toShortHash(text)).toBe(short)
})
