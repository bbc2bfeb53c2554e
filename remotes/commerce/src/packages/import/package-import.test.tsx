import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { readCsv } from '@console/shared/csv/read-csv'
import { toCsv } from '@console/shared/csv/to-csv'
import { type PackagePayload, packageSchema } from '@console/shared/schemas/package'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readRows } from '../../records/import/read-rows.ts'
import commerce from '../../remote.ts'
import { createPackage, fetchPackages } from '../api/package.api.ts'
import { packageColumns } from '../list/package-columns.tsx'
import { packageRows } from './package-import.ts'

const gold: PackagePayload = {
  ...{ name: 'Gold', coins: 500, gems: 20, price: 9.99 },
  ...{ currency: 'USD', status: 'published' as const },
}

const openImport = () =>
  renderRemote(commerce, {
    path: '/packages/?import',
    seed: 'staff-only',
    arrange: ({ api }) => createPackage(api, gold),
  })

async function choose({ user }: RenderedRemote, lines: readonly string[]) {
  const field = await screen.findByLabelText('CSV file')
  await user.upload(field, new File([lines.join('\r\n')], 'spring.csv', { type: 'text/csv' }))
}

// proves 5.6
test('packages of a file are previewed, created once each, and those with problems can be corrected', async () => {
  const remote = await openImport()
  await choose(remote, [
    'Name,Coins,Price,Currency,Status',
    'Gold,500,9.99,USD,Published',
    'Silver,"1,000",4.5,usd,',
    'Silver,"1,000",4.5,usd,',
    'Bronze,10,free,USD,live',
  ])
  expect(
    await screen.findByText(
      'spring.csv: 4 rows, 2 ready to import, 2 with problems. Nothing has been saved yet.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /^4 / })).toHaveTextContent('Row 3 is the same')
  const bronze = screen.getByRole('row', { name: /Bronze/ })
  expect(bronze).toHaveTextContent('Price: Enter a price in numbers, such as 9.99')
  expect(bronze).toHaveTextContent('Status: use published, draft or archived')
  expect(screen.getByRole('row', { name: /^3 .*Ready/ })).toHaveTextContent('Silver1,000–$4.50')
  await remote.user.click(screen.getByRole('button', { name: 'Import 2 packages' }))
  expect(await screen.findByRole('heading', { name: '2 packages created' })).toBeVisible()
  expect(screen.getByText('1 draft: learners can’t buy it until you publish it.')).toBeVisible()
  await waitFor(async () => expect(await fetchPackages(remote.api)).toHaveLength(3))
  const silver = (await fetchPackages(remote.api)).find(({ name }) => name === 'Silver')
  expect(silver).toMatchObject({ coins: 1000, gems: 0, price: 4.5, currency: 'USD', status: 'draft' })
})

test('an exported file can be imported unchanged, and importing it again creates nothing', async () => {
  const record = packageSchema.parse({
    ...{ ...gold, id: 7, price: 0.1, status: 'archived' },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
  })
  const head = packageColumns.map(({ title }) => title)
  const cells = packageColumns.map(({ value, exported = value }) => exported(record))
  const sheet = readRows(packageRows, readCsv(toCsv(head, [cells])), [])
  expect(sheet).toMatchObject({ unread: ['Per coin', 'Updated', 'Updated by', 'Created', 'ID'] })
  if (typeof sheet === 'string') throw new Error(sheet)
  const [row] = sheet.rows
  expect(row).toMatchObject({ kind: 'ready', payload: { ...gold, price: 0.1, status: 'archived' } })
  expect(readRows(packageRows, readCsv(toCsv(head, [cells])), [record])).toMatchObject({
    rows: [{ kind: 'there' }],
  })
})
