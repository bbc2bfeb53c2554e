import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { createArticleStore } from '../articles/article-store.ts'
import { articleTable } from '../articles/article-table.ts'
import { bookTable } from '../books/book-table.ts'
import { createCouponStore } from '../coupons/coupon-store.ts'
import { couponTable } from '../coupons/coupon-table.ts'
import { addDays } from '../dashboard/utc-day.ts'
import type { Database } from '../database/database.ts'
import { createMockStore } from '../mocks/mock-store.ts'
import { mockTable } from '../mocks/mock-table.ts'
import { createPackageStore } from '../packages/package-store.ts'
import { packageTable } from '../packages/package-table.ts'
import type { Author } from '../records/record-store.ts'
import type { Permission } from '../staff/permissions.ts'
import type { DemoStaff } from './demo-staff.ts'
import { readSeedArticles } from './seed-articles.ts'
import { readSeedCoupons } from './seed-coupons.ts'
import { readSeedMocks } from './seed-mocks.ts'
import { readSeedBooks, readSeedPackages } from './seed-packages.ts'

export async function insertDemoRecords(database: Database, staff: DemoStaff, now: Date): Promise<void> {
  await insertPackages(database, now, pickFrom(staff, 'packages.manage'))
  await insertCoupons(database, now, pickFrom(staff, 'coupons.manage'))
  await insertArticles(database, now, pickFrom(staff, 'articles.manage'))
  await insertMocks(database, now, pickFrom(staff, 'mocks.manage'))
  for (const table of [packageTable, couponTable, articleTable, mockTable])
    await ageEdits(database, table, now)
}

type Pick = (index: number) => Author

/** Staff who may write such records take turns as authors. */
function pickFrom(staff: DemoStaff, permission: Permission): Pick {
  const writers = staff.filter(({ permissions }) => permissions.includes(permission))
  return (index) => {
    const person = writers[index % writers.length]
    if (person === undefined) throw new Error('The demonstration records need somebody who wrote them')
    return person
  }
}

async function insertPackages(database: Database, now: Date, pick: Pick) {
  const store = createPackageStore(database, () => now)
  const packages = readSeedPackages()
  for (const [index, payload] of packages.entries()) {
    await store.create(payload, pick(index), spread(now, index, packages.length, 430, 9))
  }
}

async function insertCoupons(database: Database, now: Date, pick: Pick) {
  const store = createCouponStore(database, () => now)
  for (const [index, payload] of readSeedCoupons(now).entries()) {
    const beforeStart = addDays(new Date(payload.starts_at), -1 - (index % 9) - 0.37)
    const recently = addDays(now, -0.2 - index / 10)
    const createdAt = new Date(Math.min(beforeStart.getTime(), recently.getTime()))
    await store.create(payload, pick(index), createdAt)
  }
}

async function insertArticles(database: Database, now: Date, pick: Pick) {
  const store = createArticleStore(database, () => now)
  for (const [index, { author, read_count, published_days_ago, ...write }] of readSeedArticles().entries()) {
    await store.create(write, pick(index), {
      author,
      read_count,
      created_at: addDays(now, -published_days_ago - (index % 7) / 11),
    })
  }
}

async function insertMocks(database: Database, now: Date, pick: Pick) {
  const bookIds = await insertBooks(database)
  const mocks = readSeedMocks()
  for (const [index, { book, ...mock }] of mocks.entries()) {
    const ielts_book_id = book === null ? null : (bookIds.get(book) ?? null)
    const store = createMockStore(mock.section, database, () => now)
    await store.create({ ...mock, ielts_book_id }, pick(index), spread(now, index, mocks.length, 300, 2))
  }
}

export async function insertBooks(database: Database): Promise<Map<string, number>> {
  const rows = await database.insert(bookTable).values(readSeedBooks()).returning()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** Times spread evenly from `first` to `last` days ago, at various hours. */
function spread(now: Date, index: number, count: number, first: number, last: number): Date {
  const days = first - ((first - last) * index) / Math.max(1, count - 1)
  return addDays(now, -days - (index % 5) / 13)
}

/** Most records were touched again some days or weeks after they were made. */
async function ageEdits(database: Database, table: PgTable, now: Date) {
  const latest = addDays(now, -0.1).toISOString()
  await database.execute(sql`
    update ${table}
    set updated_at = greatest(created_at, least(${latest}::timestamptz, created_at + (id * 37 % 80) * interval '13 hours'))
  `)
}
