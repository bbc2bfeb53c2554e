import { describe, expect, it } from 'vitest'
import { couponPayloadSchema } from './coupon.schema.ts'
import { packagePayloadSchema, packageSchema } from './package.schema.ts'
import { credentialsSchema } from './session.schema.ts'

const messagesOf = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

describe('credentials', () => {
  // proves 5.2
  it.each([
    'staff@example.com',
    '+447005550123',
    '020-555-0123',
    '(020) 555 0123',
    '0205550123',
    '020.555.012345',
    'staff@example.com\u200b',
    'ｓｔａｆｆ＠example.com',
    '+۹۸۹۱۲۳۴۵۶۷۸',
    '٠٢٠-٥٥٥-٠١٢٣',
    '020–555–0123',
  ])('accept %s', (identifier) => {
    expect(messagesOf(credentialsSchema.safeParse({ identifier, password: 'secret' }))).toEqual([])
  })

  // proves 5.1, 5.2
  it.each([
    '',
    'staff',
    'staff@',
    '@example.com',
    'a b@example.com',
    '12345',
    '020-555-01',
    '020-555-0123456',
    '++0205550123',
  ])('refuse %j', (identifier) => {
    const result = credentialsSchema.safeParse({ identifier, password: 'secret' })
    expect(messagesOf(result)).toEqual(['Invalid email or phone number'])
  })

  it('strip invisible characters from the identifier, but not from the password', () => {
    const typed = { identifier: '\u200e Staff＠example.com\u200b ', password: 'ｐａｓｓ\u200b１２' }
    expect(credentialsSchema.parse(typed)).toMatchObject({
      identifier: 'Staff@example.com',
      password: typed.password,
    })
  })

  // proves 5.1, 5.3
  it('require a password of 6 characters and do not remember by default', () => {
    const short = credentialsSchema.safeParse({ identifier: 'a@b.co', password: '12345' })
    expect(messagesOf(short)).toEqual(['Password must be at least 6 characters'])
    expect(credentialsSchema.parse({ identifier: 'a@b.co', password: '123456' }).remember_me).toBe(false)
  })
})

describe('a package', () => {
  const payload = { name: 'Starter', coins: 10, gems: 0, price: 4.5, currency: 'USD', status: 'draft' }

  // proves 3.6
  it('keeps fields the console does not know and takes a price as text', () => {
    const dates = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-02T00:00:00Z' }
    const parsed = packageSchema.parse({ ...payload, ...dates, id: 1, price: '4.50', badge: 'new' })
    expect(parsed).toMatchObject({ price: 4.5, badge: 'new' })
  })

  // proves 5.6
  it.each([
    [{ status: 'live' }, 'Status must be published, draft, or archived'],
    [{ price: -1 }, 'Price cannot be negative'],
    [{ price: 1.005 }, 'Price can have at most 2 decimals'],
    [{ price: 'ten' }, 'Enter a price in numbers, such as 9.99'],
    [{ price: '' }, 'Enter a price in numbers, such as 9.99'],
    [{ price: null }, 'Enter a price in numbers, such as 9.99'],
    [{ price: true }, 'Enter a price in numbers, such as 9.99'],
    [{ price: 9.9900001 }, 'Price can have at most 2 decimals'],
    [{ coins: 1.5 }, 'Coins must be a whole number'],
    [{ gems: -1 }, 'Gems cannot be negative'],
    [{ name: '   ' }, 'Enter a name'],
    [{ name: 'x'.repeat(256) }, 'Name can have at most 255 characters'],
    [{ currency: 'usd' }, 'Currency must be a three-letter ISO 4217 code, such as USD'],
  ])('with %j is refused with a helpful message', (change, message) => {
    expect(messagesOf(packagePayloadSchema.safeParse({ ...payload, ...change }))).toEqual([message])
  })

  it.each([0, 0.01, 0.1, 0.29, 1.1, 19.99, 1234567.89, 4.35])('may cost %d', (price) => {
    expect(messagesOf(packagePayloadSchema.safeParse({ ...payload, price }))).toEqual([])
  })
})

describe('a coupon', () => {
  const payload = {
    code: 'WELCOME-10',
    description: null,
    type: 'percentage',
    amount: 10,
    starts_at: '2026-01-01T00:00:00Z',
    expires_at: '2026-02-01T00:00:00Z',
    limit: 100,
    campaign: null,
    status: 'published',
  }

  it.each([
    [{ code: 'ab' }, 'Code must be 3 to 32 characters: A–Z, 0–9, _ or -'],
    [{ amount: 101 }, 'A percentage can be at most 100'],
    [{ amount: 0 }, 'Amount must be more than 0'],
    [{ expires_at: '2025-12-31T00:00:00Z' }, 'The last day cannot be before the first'],
    [{ limit: 0 }, 'Limit must be at least 1'],
    [{ starts_at: 'soon' }, 'Invalid date format'],
  ])('with %j is refused with a helpful message', (change, message) => {
    expect(messagesOf(couponPayloadSchema.safeParse({ ...payload, ...change }))).toContain(message)
  })

  it.each([
    [{ starts_at: undefined }, 'Enter the first day'],
    [{ expires_at: 7 }, 'Enter the last day'],
    [{ expires_at: { toString: null } }, 'Enter the last day'],
    [{ amount: { toString: null, valueOf: null } }, 'Enter an amount in numbers, such as 10'],
  ])('whose fields have other types is refused without throwing: %j', (change, message) => {
    expect(messagesOf(couponPayloadSchema.safeParse({ ...payload, ...change }))).toContain(message)
  })

  it('without a last day still reports its other problems', () => {
    const wrong = { ...payload, amount: 101, expires_at: '' }
    expect(messagesOf(couponPayloadSchema.safeParse(wrong))).toEqual([
      'Enter the last day',
      'A percentage can be at most 100',
    ])
  })

  it('may take everything off', () => {
    expect(messagesOf(couponPayloadSchema.safeParse({ ...payload, amount: 100 }))).toEqual([])
  })

  it('may take more than 100 off when the amount is fixed', () => {
    expect(messagesOf(couponPayloadSchema.safeParse({ ...payload, type: 'fixed', amount: 150 }))).toEqual([])
  })
})
