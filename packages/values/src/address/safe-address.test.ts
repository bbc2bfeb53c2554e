import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toSafeAddress, toSafeImageAddress } from './safe-address.ts'

it.each([
  ['https://images.example.com/a.webp', 'https://images.example.com/a.webp'],
  ['http://localhost:8080/a.mp3?part=1#t=3', 'http://localhost:8080/a.mp3?part=1#t=3'],
  ['  HTTPS://Images.Example.com/A b.webp\n', 'https://images.example.com/A%20b.webp'],
  ['https:images.example.com/a.webp', 'https://images.example.com/a.webp'],
  ['https://bücher.example/ö.png', 'https://xn--bcher-kva.example/%C3%B6.png'],
  ['https://[2001:db8::7]/a.png', 'https://[2001:db8::7]/a.png'],
])('links the web address %j exactly as a browser reads it', (text, address) => {
  expect(toSafeAddress(text)).toBe(address)
  expect(toSafeImageAddress(text)).toBe(address)
})

it.each(['/api/v1/admin/demo-media/lantern-1.mp3', '/api/v1/admin/demo-media/farm-plan.svg'])(
  'links %j, which the console’s own API serves',
  (path) => {
    expect(toSafeAddress(path)).toBe(path)
    expect(toSafeImageAddress(path)).toBe(path)
  },
)

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001\u001f javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\t:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:https://example.com/',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'jav\u0130script:alert(1)',
  'vbscript:msgbox(1)',
  'VBSCRIPT:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
  'data:image/png,not-encoded',
  'data:image/png;base64,',
  'data:image/png;base64,AAAA"onerror="alert(1)',
  'data:image/png;charset=x;base64,AAAA',
  'data:image/png;base64,AAAA,text/html',
  'data:,',
  'blob:https://example.com/7c1a9e70-6f2c-4c7a-9a2f-5f4c0b1d2e3f',
  'filesystem:https://example.com/temporary/a.html',
  'file:///etc/passwd',
  'ftp://example.com/a.png',
  'about:blank',
  'view-source:https://example.com/',
  'intent://example.com/#Intent;end',
  'ws://example.com/',
  'mailto:staff@example.com',
  'httpsx://example.com/',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/a.webp',
  '//api/v1/admin/demo-media/a.mp3',
  '/api/v1/admin/demo-media/../logout',
  '/api/v1/admin/demo-media/..%2flogout.mp3',
  '/api/v1/admin/demo-media/a.html',
  '/api/v1/admin/demo-media/a.mp3\n',
  'a.webp',
  '?a',
  '#a',
  'https://',
  'https://console.example.com@evil.example/',
  'https://user:password@evil.example/',
  'https://:password@evil.example/',
  'https://exa mple.com/',
  '',
  ' ',
]
it.each(hostile)('refuses %j', (text) => {
  expect(toSafeAddress(text)).toBeNull()
  expect(toSafeImageAddress(text)).toBeNull()
})

it.each([null, undefined])('does not link %j, which is not an address', (text) => {
  expect(toSafeAddress(text)).toBeNull()
  expect(toSafeImageAddress(text)).toBeNull()
})

it.each(['png', 'jpeg', 'gif', 'webp', 'avif', 'PNG'])(
  'shows an embedded %s picture and never links to it',
  (type) => {
    const text = `data:image/${type};base64,iVBORw0KGgo=`
    expect(toSafeImageAddress(` ${text}\n`)).toBe(text)
    expect(toSafeAddress(text)).toBeNull()
  },
)

/** Browsers strip these before a URL and, the first group, inside its scheme. */
const within = fc.constantFrom('', '', '', '\t', '\n', '\r')
const around = fc.constantFrom('', ' ', '\t\n', '\u0000', '\u001f ', '\u00a0', '\ufeff')
const scheme = fc.constantFrom('javascript', 'vbscript', 'data', 'blob', 'file', 'https', 'http', 'x')
const disguised = fc
  .tuple(around, scheme, fc.array(fc.tuple(fc.boolean(), within), { minLength: 10, maxLength: 10 }))
  .map(([before, name, changes]) => {
    const letters = [...name].map((letter, index) => {
      const [isUpper = false, between = ''] = changes[index] ?? []
      return `${isUpper ? letter.toUpperCase() : letter}${between}`
    })
    return `${before}${letters.join('')}`
  })
const anyAddress = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(disguised, fc.constantFrom(':', '://', ':/', '&colon;'), fc.string())
    .map((parts) => parts.join('')),
)

// proves V1.2.2
it('never links to anything that a browser would not treat as a web page or a picture, on any page', () => {
  fc.assert(
    fc.property(anyAddress, (text) => {
      const read = (address: string) => URL.parse(address, 'https://console.example.com/packages/')
      const address = toSafeAddress(text)
      if (address !== null) {
        expect(read(address)?.protocol).toMatch(/^https?:$/)
        expect(read(address)?.href).toBe(address)
      }
      const image = toSafeImageAddress(text)
      if (image !== null && image !== address) expect(image).toMatch(/^data:image\/[a-z]+;base64,/i)
    }),
    { numRuns: 10_000 },
  )
})

it('links every ordinary web address', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
      expect(toSafeAddress(text)).toBe(URL.parse(text)?.href)
    }),
  )
})
