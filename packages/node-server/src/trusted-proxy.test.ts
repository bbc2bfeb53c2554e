import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCallerAddress } from './trusted-proxy.ts'

const proxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8:ffff::/48']
const find = createCallerAddress(proxies)

describe('where a request came from', () => {
  it.each([
    ['nobody in between', '192.0.2.7', null, '192.0.2.7'],
    ['a stranger who writes the header', '192.0.2.7', '203.0.113.9', '192.0.2.7'],
    ['a trusted proxy', '127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['a trusted proxy after what the caller wrote', '127.0.0.1', '203.0.113.9, 192.0.2.7', '192.0.2.7'],
    ['two trusted proxies', '127.0.0.1', '203.0.113.9, 192.0.2.7, 10.1.2.3', '192.0.2.7'],
    ['trusted proxies alone', '127.0.0.1', '10.1.2.3', '10.1.2.3'],
    ['a proxy that says nothing', '127.0.0.1', null, '127.0.0.1'],
    ['a proxy that says nothing usable', '127.0.0.1', '192.0.2.7, unknown', '127.0.0.1'],
    ['a proxy that ends in a comma', '127.0.0.1', '192.0.2.7,', '127.0.0.1'],
    ['a port', '127.0.0.1', '192.0.2.7:51000', '192.0.2.7'],
    ['IPv6', '2001:db8:ffff::1', '2001:db8:1::5', '2001:db8:1::5'],
    ['IPv6 with brackets and a port', '127.0.0.1', '[2001:db8:1::5]:443', '2001:db8:1::5'],
    ['IPv4 carried by IPv6', '::ffff:127.0.0.1', '::ffff:192.0.2.7', '192.0.2.7'],
    ['a zone', 'fe80::1%eth0', null, 'fe80::1'],
    ['brackets around IPv4', '127.0.0.1', '[192.0.2.7]', '127.0.0.1'],
    ['a server that does not say', undefined, '192.0.2.7', ''],
  ])('is found with %s', (_, socketAddress, forwardedFor, expected) => {
    expect(find({ socketAddress, forwardedFor })).toBe(expected)
  })

  it('is the socket’s address when no proxy is trusted', () => {
    expect(createCallerAddress([])({ socketAddress: '127.0.0.1', forwardedFor: '192.0.2.7' })).toBe(
      '127.0.0.1',
    )
  })

  it('does not depend on anything the caller sends', () => {
    const header = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.constantFrom(',', ' , ', '[', '127.0.0.1,'))
    fc.assert(
      fc.property(fc.array(header), (written) => {
        const forwardedFor = [...written, '192.0.2.7'].join(', ')
        expect(find({ socketAddress: '10.0.0.1', forwardedFor })).toBe('192.0.2.7')
        expect(find({ socketAddress: '192.0.2.8', forwardedFor })).toBe('192.0.2.8')
      }),
    )
  })

  it.each(['', 'proxy.internal', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', '10.0.0.0/-1'])(
    'cannot be determined with %j as proxy',
    (entry) => {
      expect(() => createCallerAddress([entry])).toThrow(
        `A trusted proxy must be an address or a network such as 10.0.0.0/8, not ${entry}.`,
      )
    },
  )
})
