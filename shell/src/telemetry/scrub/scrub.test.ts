import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl-_x'

/** Recorded values, and the parts that must not be found afterwards. */
const secrets: [string, unknown, string][] = [
  ['an e-mail address in a sentence', 'No user staff.one+x@example.co.uk here', 'staff.one'],
  ['an e-mail address with other letters', 'Für jürgen@bücher.example gesperrt', 'jürgen'],
  ['an encoded e-mail address', 'https://h/users/staff%40example.com/edit', 'staff%40'],
  ['a phone number in one piece', 'Call 4155552671 now', '4155552671'],
  ['a phone number after a dash', 'tel-4155552671, r-4155552671', '4155552671'],
  ['a phone number with separators', 'Call (415) 555-2671.', '555'],
  ['a phone number with dots', '415.555.2671', '2671'],
  ['a phone number with a country code', '+8801712345678 is locked', '1712345678'],
  ['a spaced phone number with a country code', '+44 20 7946 0958', '7946'],
  ['an encoded phone number', '/users/%2B14155552671', '4155552671'],
  ['a bearer token', 'sent Bearer abc123.def-456_~+/==', 'abc123'],
  ['an authorization header', 'Authorization: Basic c3RhZmY6cHc=', 'c3RhZmY'],
  ['a JSON web token', `got ${jwt}`, 'eyJ'],
  ['a password in a sentence', 'password: hunter2!', 'hunter2'],
  ['a password in JSON text', '{"password":"hunter2 \\" more","a":1}', 'more'],
  ['a token in JSON text within JSON text', '"{\\"access_token\\":\\"tok-1\\",\\"a\\":1}"', 'tok-1'],
  ['a list of tokens in JSON text', '{"tokens":["tok-1","tok-2"]}', 'tok-2'],
  ['a redirect value', 'https://h/signin?redirect=%2Fpackages%2F%3Fq%3Dgold', 'gold'],
  ['a redirect value that is not encoded', '/signin?redirect=/packages/#top', 'packages'],
  ['a redirect value in an encoded address', 'next=%2Fsignin%3Fredirect%3D%252Fcoupons%252F', 'coupons'],
  ['what was searched for', 'https://h/packages/?q=Jane%20Doe&sort=name', 'Jane'],
  ['a token in a fragment', 'https://h/#access_token=tok-1&x=1', 'tok-1'],
  ['a secret under its key', { password: 'hunter2' }, 'hunter2'],
  ['a number under its key', { phone: 4_155_552_671 }, '4155552671'],
  ['an object under a secret key', { credentials: { user: 'jane', pin: 'p-1' } }, 'p-1'],
  ['keys in other styles', { accessToken: 'a-1', 'X-Api-Key': 'a-1', user_email: 'a-1' }, 'a-1'],
  ['a key that is an e-mail address', { 'staff@example.com': 1 }, 'staff'],
  ['a secret deep inside', { a: [{ b: { c: ['mail staff@example.com'] } }] }, 'staff'],
  ['an error, its stack and its cause', new Error('a@b.example', { cause: new Error('token=t-1') }), 't-1'],
  ['a map', new Map([['token', 't-1']]), 't-1'],
  ['an address as an object', new URL('https://h/?token=t-1'), 't-1'],
]

for (const [title, value, secret] of secrets) {
  test(`removes ${title}`, () => {
    const sent = JSON.stringify(scrub({ value }))
    expect(sent).toContain('[removed]')
    expect(sent).not.toContain(secret)
  })
}

const harmless: unknown[] = [
  // Contains something like a phone number.
  '41555526-7112-4c11-9d3e-415555267112',
  'GET Request failed with status code 500: The server is down',
  'Password must be at least 6 characters',
  'TypeError: x is not a function\n    at f (http://h/remotes/mocks/1.2.0-3fa2b1c0/static/js/async/781.4f.js:1:20481)',
  'commerce@1.0.0-3fa2b1c0 unreachable',
  'f@http://localhost:4000/shell/1.0.0/index.js:1:1',
  'r-0123456789ab',
  // Twelve digits, as one release in three hundred has.
  'r-415555267112',
  'commerce of r-415555267112 unreachable',
  '2026-11-21T06:33:22.123Z',
  'Schema validation error in packages: data.0.price: Invalid input',
  { permission_count: 12, error_codes: ['invalid_type'], has_token: true, $screen_width: 1440, value: 0.25 },
  ['/packages/', '/mocks/reading/17/edit', null, false],
]

for (const value of harmless) {
  test(`keeps ${JSON.stringify(value)}`, () => {
    expect(scrub({ value })).toEqual({ value })
  })
}

test('converts values to plain data', () => {
  const around: Record<string, unknown> = { date: new Date(0), set: new Set([1]), big: 10n, none: undefined }
  around['self'] = around
  around['call'] = () => 1
  Object.defineProperty(around, 'trap', {
    enumerable: true,
    get: () => {
      throw new Error('no')
    },
  })
  expect(scrub(around)).toEqual({
    date: '1970-01-01T00:00:00.000Z',
    set: [1],
    big: '10',
    self: '[circular]',
    trap: '[unreadable]',
  })
})

test('truncates a long text without leaving half a secret', () => {
  const text = `${'x '.repeat(9_990)}staff@example.com and more`
  const { value } = scrub({ value: text })
  expect(String(value).length).toBeLessThanOrEqual(8_000)
  expect(value).not.toContain('staff')
})

const word = fc.stringMatching(/^[a-z]{8,12}$/)
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const embedded = fc.oneof(
  word.map((secret) => ({ secret: `u${secret}`, text: `u${secret}@example.com` })),
  word.map((secret) => ({ secret, text: `token=${secret}` })),
  word.map((secret) => ({ secret, text: JSON.stringify({ password: secret }) })),
  word.map((secret) => ({ secret, text: `Bearer ${secret}` })),
  word.map((secret) => ({ secret, text: `/signin?redirect=%2F${secret}` })),
  digits(10).map((secret) => ({ secret, text: `+${secret}` })),
  fc
    .tuple(digits(3), digits(3), digits(4), fc.constantFrom('', '-', ' ', '.'))
    .map(([a, b, c, by]) => ({ secret: `${a}${by}${b}${by}${c}`, text: `${a}${by}${b}${by}${c}` })),
)
const around = fc.constantFrom('', ' ', ' in the way ', '"', ', ', '\n')
const nest = (value: unknown, path: readonly (string | number)[]) =>
  path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [step, inner] : { [step]: inner }),
    value,
  )

test('removes a secret wherever it stands in a record', () => {
  void fc.assert(
    fc.property(
      embedded,
      around,
      around,
      fc.array(fc.oneof(fc.constantFrom('a', 'details', '__proto__'), fc.nat(9)), { maxLength: 8 }),
      fc.anything(),
      ({ secret, text }, before, after, path, noise) => {
        const sent = JSON.stringify(scrub({ noise, value: nest(`${before}${text}${after}`, path) }))
        expect(JSON.stringify(scrub({ value: nest(`${before}${text}${after}`, path) }))).not.toContain(secret)
        expect(sent).toBeTypeOf('string')
      },
    ),
    { numRuns: 3000 },
  )
})

test('scrubbing never throws, leaves nothing to scrub and does not change its input', () => {
  void fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const before = structuredClone(value)
      const sent = scrub(value)
      expect(scrub(sent)).toEqual(sent)
      expect(value).toEqual(before)
    }),
    { numRuns: 1000 },
  )
  expect(Object.keys(Object.prototype)).toEqual([])
})
