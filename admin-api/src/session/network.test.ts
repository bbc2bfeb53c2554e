import { expect, it } from 'vitest'
import { toNetwork, toSite } from './network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:5:1:2:3:4', '2001:db8:0:5::/64'],
  ['2001:0DB8:0000:0005::9', '2001:db8:0:5::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['', ''],
])('counts attempts from %s for %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

it('counts attempts from all networks of an IPv6 site together', () => {
  expect(toSite('2001:db8:0:5::9')).toBe('2001:db8:0::/48')
  expect(toSite('192.0.2.7')).toBe('192.0.2.7')
})
