import { expect, it } from 'vitest'
import { describeAddress } from './describe-address.ts'

it.each([
  ['127.0.0.1', 'this machine'],
  ['127.8.0.1', 'this machine'],
  ['::1', 'this machine'],
  ['::ffff:127.0.0.1', 'this machine'],
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['127.example', '127.example'],
])('%s is %s', (address, place) => {
  expect(describeAddress(address)).toBe(place)
})
