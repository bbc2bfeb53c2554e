import { packageListSchema } from '@console/shared/schemas/package'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminApi, openAdminApi } from '../../src/admin-api.ts'
import { createTestClient, type TestClient } from '../support/test-client.ts'
import { makeTestPlace, type TestPlace } from '../support/test-place.ts'

const megabyte = 1024 * 1024
/** Bytes that the process may grow by, with its embedded database. */
const mostMemory = 300 * megabyte
const rows = 10_000

let place: TestPlace
let api: AdminApi
let staff: TestClient
const failures: string[] = []
beforeAll(async () => {
  place = await makeTestPlace()
  api = await openAdminApi({
    ...place.options,
    seed: 'staff-only',
    features: { speakingApi: true, versions: true },
    log: (line) => failures.push(line),
  })
  staff = (await createTestClient(api).signIn('staff@example.com')).client
})
afterAll(async () => {
  await api.close()
  await place.remove()
  expect(failures).toEqual([])
})

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }
const article = { type: 'grammar', title: 'Tenses', sub_type: null, status: 'draft' }
const mock = {
  ...{ ielts_book_id: null, type: 'academic', duration: 60, total_question: 2, total_marks: 9 },
  ...{ section: 'reading', mock_type: 'practice', name: 'Test', description: null, fee: 0, chances: 1 },
  ...{ tips_for_success: null, start_time: null, end_time: null },
}
const long = 'x'.repeat(megabyte)
const deep = `${'['.repeat(rows)}${']'.repeat(rows)}`
const wide = Array.from({ length: rows }, (_, index) => ({ id: index, paragraph: 'x' }))
const table = [{ table_columns: '[]', table_rows: JSON.stringify(wide.map(() => ['x', 'y'])) }]

type Sized = [path: string, size: string, text: string]

/** Bodies of sizes that once killed or froze a server; as text, since JavaScript has no value for some. */
const bodies: Sized[] = [
  ['packages', 'a field of 1 MB', JSON.stringify({ ...starter, name: long })],
  ['packages', 'an unknown field, 10,000 deep', JSON.stringify(starter).replace('{', `{"deep":${deep},`)],
  ['coupons', 'a field of 1 MB', JSON.stringify({ code: long })],
  ['store-grammar-or-essay', 'a title of 1 MB', JSON.stringify({ ...article, title: long, contents: [] })],
  [
    'store-grammar-or-essay',
    'an unknown field of 1 MB',
    JSON.stringify({ ...article, note: long, contents: [] }),
  ],
  [
    'store-grammar-or-essay',
    '10,000 paragraphs',
    JSON.stringify({ ...article, contents: [{ content_type: 'paragraph', title: null, paragraphs: wide }] }),
  ],
  [
    'store-grammar-or-essay',
    'a table of 10,000 rows as text',
    JSON.stringify({ ...article, contents: [{ content_type: 'table', title: null, table_data: table }] }),
  ],
  [
    'store-grammar-or-essay',
    'sections 10,000 deep',
    JSON.stringify(article).replace('{', `{"contents":${deep},`),
  ],
  [
    'mocks/reading',
    'a name of 1 MB',
    JSON.stringify({ ...mock, name: long, reading_questions: { passages: [] } }),
  ],
  ['mocks/reading', '10,000 passages', JSON.stringify({ ...mock, reading_questions: { passages: wide } })],
  [
    'mocks/reading',
    'questions 10,000 deep, as text',
    JSON.stringify({ ...mock, reading_questions: `{"passages":${deep}}` }),
  ],
  ...Object.keys(mock).map(
    (field): Sized => [
      'mocks/reading',
      `a field ${field} of 1 MB`,
      JSON.stringify({ ...mock, [field]: long, reading_questions: 7 }),
    ],
  ),
  ['login', 'a password of 1 MB', JSON.stringify({ identifier: 'staff@example.com', password: long })],
]

describe('whatever the size of what is sent', () => {
  it.each(bodies)('%s refuses %s', async (path, _size, text) => {
    const { status } = await staff.send('POST', path, { text })
    expect([413, 422]).toContain(status)
  })

  // proves T16, T44
  it('the process stays within its memory', async () => {
    const before = process.memoryUsage.rss()
    const sent = bodies.flatMap((body) => [body, body, body])
    await Promise.all(sent.map(([path, , text]) => staff.send('POST', path, { text })))
    expect(process.memoryUsage.rss() - before).toBeLessThan(mostMemory)
  })
})

/** Counts turns of the event loop while `work` runs. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  count()
  await work().finally(() => {
    isDone = true
  })
  return turns
}

describe('a list of 10,000 records', () => {
  it('leaves turns to others, and many at once stay within the memory of the process', async () => {
    await place.query(`insert into package (name, coins, gems, price, currency, status, extra, created_at, updated_at)
      select repeat('x', 255), 1, 1, 1, 'USD', 'draft', '{}', now(), now() from generate_series(1, ${rows})`)
    const before = process.memoryUsage.rss()
    const turns = await countTurns(async () =>
      expect(await staff.ask('GET', 'packages', packageListSchema)).toHaveLength(rows),
    )
    // One after each portion of a thousand at least.
    expect(turns).toBeGreaterThan(rows / 1000)
    await Promise.all(Array.from({ length: 20 }, () => staff.send('GET', 'packages')))
    expect(process.memoryUsage.rss() - before).toBeLessThan(mostMemory)
  })
})
