import { resolveObjectURL } from 'node:buffer'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toCsv } from '../csv/to-csv.ts'
import { downloadList } from './download-list.ts'

test('a long list is exported whole, and other things go on meanwhile', async () => {
  const link = { href: '', click() {} }
  vi.stubGlobal('document', { createElement: () => link })
  onTestFinished(() => void vi.unstubAllGlobals())
  const visible = Array.from({ length: 10_001 }, (_, index) => ({ code: `CODE-${index}` }))
  const columns = [{ title: 'code', value: ({ code }: { code: string }) => code }]
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  })
  await downloadList(
    {
      definition: { name: 'coupons', words: { one: 'coupon', many: 'coupons' } },
      columns,
      visible,
      records: visible,
      unreadable: [],
    },
    { warning: () => '' },
  )
  clearInterval(timer)
  expect(turns).toBeGreaterThanOrEqual(5)
  // The byte order mark, which text() drops.
  expect(`\ufeff${await resolveObjectURL(link.href)?.text()}`).toBe(
    toCsv(
      ['code'],
      visible.map(({ code }) => [code]),
    ),
  )
})
