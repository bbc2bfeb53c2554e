import { expect, test } from 'vitest'
import { listMocks, listUnread } from './list-unread.ts'

const row = {
  ...{ id: 5, ielts_book: null, type: 'academic', name: 'Ice', duration: 60, total_question: 40 },
  ...{ total_marks: 40, status: 'draft', chances: 1, fee: 0 },
}
const toListed = (given: object) =>
  listMocks([{ section: 'reading', list: { records: [{ ...row, ...given }], unreadable: [] } }])
const known = (version: string) => new Map([['reading/5', { id: 'reading/5', version, readAt: 1000 }]])
const day = 24 * 60 * 60_000
const [plain] = toListed({})
const [dated] = toListed({ updated_at: '2026-11-20T08:00:00Z' })

test.each([
  ['that is not known', toListed({}), new Map(), 1000, 0, 1],
  ['that is known', toListed({}), known(plain?.version ?? ''), 1001, 0, 0],
  ['whose row says something else', toListed({ name: 'Ice 2' }), known(plain?.version ?? ''), 1001, 0, 1],
  ['that was read a day ago', toListed({}), known(plain?.version ?? ''), 1001 + day, 0, 1],
  ['that was opened since', toListed({}), known(plain?.version ?? ''), 1002, 1001, 1],
  [
    'whose row has a change time, after weeks',
    toListed({ updated_at: '2026-11-20T08:00:00Z' }),
    known(dated?.version ?? ''),
    20 * day,
    day,
    0,
  ],
])('a mock %s is read or not', (_what, mocks, texts, now, readHere, count) => {
  expect(listUnread(mocks, texts, now, () => readHere)).toHaveLength(count)
})
