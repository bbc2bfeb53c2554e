import { articlePayloadSchema } from '@console/shared/schemas/article'
import { couponPayloadSchema } from '@console/shared/schemas/coupon'
import { packagePayloadSchema } from '@console/shared/schemas/package'
import { describe, expect, it } from 'vitest'
import { readSeedArticles, type SeedArticle } from './seed-articles.ts'
import { readSeedCoupons } from './seed-coupons.ts'
import { readSeedMocks } from './seed-mocks.ts'
import { readSeedBooks, readSeedPackages } from './seed-packages.ts'

const seedArticles = readSeedArticles()
const seedBooks = readSeedBooks()
const seedMocks = readSeedMocks()
const seedPackages = readSeedPackages()

const countBy = <Item>(items: readonly Item[], toKey: (item: Item) => string) => {
  const counts: Record<string, number> = {}
  for (const key of items.map(toKey)) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

const findRepeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

function readSectionTexts(section: SeedArticle['contents'][number]): string[] {
  switch (section.content_type) {
    case 'definition':
      return []
    case 'list':
      return section.list_items.map((item) => item.list_item)
    case 'paragraph':
      return section.paragraphs.map((item) => item.paragraph)
    case 'table':
      return section.table_data.map((data) => String(data.table_rows))
  }
}

describe('books', () => {
  it('are at least 8, with unique titles', () => {
    expect(seedBooks.length).toBeGreaterThanOrEqual(8)
    expect(findRepeated(seedBooks.map((book) => book.title))).toEqual([])
  })

  it('include every book that a mock names', () => {
    const titles = new Set(seedBooks.map((book) => book.title))
    expect(seedMocks.filter(({ book }) => book !== null && !titles.has(book))).toEqual([])
  })
})

describe('packages', () => {
  it('are accepted by the admin API unchanged', () => {
    for (const seedPackage of seedPackages)
      expect(packagePayloadSchema.parse(seedPackage)).toEqual(seedPackage)
  })

  it('are at least 14, with unique names, every status and three currencies', () => {
    expect(seedPackages.length).toBeGreaterThanOrEqual(14)
    expect(findRepeated(seedPackages.map((seedPackage) => seedPackage.name))).toEqual([])
    expect(Object.keys(countBy(seedPackages, ({ status }) => status)).sort()).toEqual([
      'archived',
      'draft',
      'published',
    ])
    expect(Object.keys(countBy(seedPackages, ({ currency }) => currency)).sort()).toEqual([
      'EUR',
      'GBP',
      'USD',
    ])
  })

  it.each(['coins', 'gems'] as const)('have a lower price per unit for more %s', (unit) => {
    const other = unit === 'coins' ? 'gems' : 'coins'
    const prices = seedPackages
      .filter(
        (item) =>
          item.status === 'published' && item.currency === 'USD' && item.price > 0 && item[other] === 0,
      )
      .toSorted((one, two) => one[unit] - two[unit])
      .map((item) => item.price / item[unit])
    expect(prices.length).toBeGreaterThan(3)
    expect(new Set(prices).size).toBe(prices.length)
    expect(prices).toEqual(prices.toSorted((one, two) => two - one))
  })

  it('are cheaper as a bundle than as the nearest smaller packages', () => {
    const onSale = seedPackages.filter((item) => item.status === 'published' && item.currency === 'USD')
    const findRate = (unit: 'coins' | 'gems', count: number) =>
      onSale
        .filter((item) => item.price > 0 && item[unit] > 0 && item[unit === 'coins' ? 'gems' : 'coins'] === 0)
        .filter((item) => item[unit] <= count)
        .reduce((lowest, item) => Math.min(lowest, item.price / item[unit]), Number.POSITIVE_INFINITY)
    for (const bundle of onSale.filter((item) => item.coins > 0 && item.gems > 0)) {
      const apart =
        bundle.coins * findRate('coins', bundle.coins) + bundle.gems * findRate('gems', bundle.gems)
      expect(bundle.price, bundle.name).toBeLessThan(apart)
    }
  })
})

describe('coupons', () => {
  const toPhase = (now: Date) => (coupon: ReturnType<typeof readSeedCoupons>[number]) => {
    if (coupon.status !== 'published') return coupon.status
    const starts = Date.parse(coupon.starts_at)
    const expires = Date.parse(coupon.expires_at)
    if (starts > now.getTime()) return 'scheduled'
    if (expires <= now.getTime()) return 'expired'
    return expires - now.getTime() <= 7 * 86_400_000 ? 'expiring' : 'active'
  }

  it.each(['2026-01-01T00:00:00.000Z', '2028-02-29T23:59:58.000Z', '2027-07-15T12:34:56.789Z'])(
    'are valid and in every phase when seeded at %s',
    (moment) => {
      const now = new Date(moment)
      const coupons = readSeedCoupons(now)
      for (const coupon of coupons) expect(couponPayloadSchema.parse(coupon)).toEqual(coupon)
      expect(countBy(coupons, toPhase(now))).toEqual({
        active: 16,
        expiring: 7,
        scheduled: 6,
        expired: 8,
        archived: 5,
        draft: 5,
      })
    },
  )

  it('are at least 44, with unique codes, both types and all six influencers', () => {
    const coupons = readSeedCoupons(new Date())
    expect(coupons.length).toBeGreaterThanOrEqual(44)
    expect(findRepeated(coupons.map((coupon) => coupon.code))).toEqual([])
    expect(Object.keys(countBy(coupons, (coupon) => coupon.type)).sort()).toEqual(['fixed', 'percentage'])
    const influencers = coupons.flatMap((coupon) => coupon.influencer_id ?? [])
    expect([...new Set(influencers)].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('articles', () => {
  const published = seedArticles.filter((article) => article.status === 'published')

  const readTexts = (article: SeedArticle) => article.contents.flatMap(readSectionTexts)

  it('are accepted by the admin API unchanged', () => {
    for (const article of seedArticles) expect(articlePayloadSchema.parse(article)).toEqual(article)
  })

  it('are at least 32, with unique titles, mostly published', () => {
    expect(seedArticles.length).toBeGreaterThanOrEqual(32)
    expect(findRepeated(seedArticles.map((article) => article.title.toLowerCase()))).toEqual([])
    expect(published.length).toBeGreaterThan(seedArticles.length * 0.8)
    expect(Object.keys(countBy(seedArticles, ({ status }) => status)).sort()).toEqual([
      'archived',
      'draft',
      'published',
    ])
  })

  it('include the twelve tenses, other grammar, writing tips and example essays', () => {
    const kinds = countBy(seedArticles, (article) => `${article.type}/${article.sub_type}`)
    expect(Object.keys(kinds).sort()).toEqual([
      'essay/example_essay',
      'essay/writing_tips',
      'grammar/null',
      'grammar/tense',
    ])
    expect(kinds['grammar/tense']).toBe(12)
    expect(Math.min(...Object.values(kinds))).toBeGreaterThanOrEqual(8)
  })

  it('have 5 to 9 sections, each with a title and with content of its own', () => {
    for (const article of seedArticles) {
      expect(article.contents.length, article.title).toBeGreaterThanOrEqual(5)
      expect(article.contents.length, article.title).toBeLessThanOrEqual(9)
      for (const section of article.contents) expect(section.title?.trim(), article.title).toBeTruthy()
      for (const text of readTexts(article)) expect(text.trim(), article.title).not.toBe('')
    }
    expect(findRepeated(seedArticles.flatMap(readTexts))).toEqual([])
  })

  it('have tables whose rows are as wide as their columns', () => {
    const tables = seedArticles.flatMap((article) =>
      article.contents.flatMap((section) => (section.content_type === 'table' ? section.table_data : [])),
    )
    expect(tables.length).toBeGreaterThan(40)
    for (const { table_columns, table_rows } of tables) {
      const columns: unknown[] = JSON.parse(String(table_columns))
      const rows: unknown[][] = JSON.parse(String(table_rows))
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row, String(table_columns)).toHaveLength(columns.length)
    }
  })

  it('have example essays of 260 to 320 words', () => {
    for (const article of seedArticles.filter(({ sub_type }) => sub_type === 'example_essay')) {
      const essay = article.contents.find((section) => section.title === 'The essay')
      const words =
        essay?.content_type === 'paragraph'
          ? essay.paragraphs.flatMap(({ paragraph }) => paragraph.split(/\s+/))
          : []
      expect(words.length, article.title).toBeGreaterThanOrEqual(260)
      expect(words.length, article.title).toBeLessThanOrEqual(320)
    }
  })

  it('have readers only once published, and images only over https', () => {
    for (const article of seedArticles) {
      if (article.status === 'draft') expect(article.read_count, article.title).toBe(0)
      else expect(article.read_count, article.title).toBeGreaterThan(0)
      expect(article.published_days_ago, article.title).toBeGreaterThan(0)
    }
  })

  it('include markup that must be shown as text, a very long title and letters beyond ASCII', () => {
    const drafts = seedArticles.filter((article) => article.status === 'draft')
    expect(drafts.flatMap(readTexts).some((text) => text.includes('<script>'))).toBe(true)
    expect(drafts.flatMap(readTexts).some((text) => text.includes('<em>'))).toBe(true)
    expect(Math.max(...seedArticles.map((article) => article.title.length))).toBeGreaterThan(200)
    expect(seedArticles.flatMap(readTexts).join(' ')).toMatch(/ɪ.*é|é.*ɪ/s)
  })
})
