import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import commerce from '../../remote.ts'
import { fetchCoupons } from '../api/coupon.api.ts'

const head = 'code,description,type,amount,starts_at,expires_at,limit,campaign,status'
const good = [
  'NEW-01,First,percentage,10,2026-12-01,2026-12-31,500,Winter,published',
  'NEW-02,Second,fixed,2.5,2026-12-01 09:30,2026-12-31 18:00,20,Winter,',
]
const bad = [
  'NEW-03,Third,percentage,110,2026-12-01,2026-12-31,500,Winter,live',
  'NEW-01,Twice,percentage,10,31/12/2026,2026-12-31,many,Winter,',
]

async function choose({ user }: RenderedRemote, lines: readonly string[], name = 'winter.csv') {
  const field = await screen.findByLabelText('CSV file')
  await user.upload(field, new File([[head, ...lines].join('\r\n')], name, { type: 'text/csv' }))
}

const openImport = () => renderRemote(commerce, { path: '/coupons/?import', seed: 'staff-only' })

const writesOf = ({ server }: RenderedRemote) => server.requests.filter(({ method }) => method !== 'GET')

// proves B37
test('previews a file row by row, and writes nothing until confirmed', async () => {
  const remote = await openImport()
  await choose(remote, [...good, ...bad])
  expect(
    await screen.findByText(
      'winter.csv: 4 rows, 2 ready to import, 2 with problems. Nothing has been saved yet.',
    ),
  ).toBeVisible()
  const third = screen.getByRole('row', { name: /NEW-03/ })
  expect(third).toHaveTextContent('Will be skipped')
  expect(third).toHaveTextContent('Amount: A percentage can be at most 100')
  expect(third).toHaveTextContent('Status: use published, draft or archived')
  expect(within(third).getByRole('cell', { name: '110%' })).toBeVisible()
  expect(within(third).getByRole('cell', { name: '1 Dec 2026 – 31 Dec 2026' })).toBeVisible()
  const twice = screen.getByRole('row', { name: /^5 / })
  expect(twice).toHaveTextContent('First day: Write the date as 2026-05-31 or 2026-05-31 23:59')
  expect(twice).toHaveTextContent('Limit: Enter how many times the code can be used, such as 500')
  expect(twice).toHaveTextContent('Code: row 2 has the same')
  expect(within(twice).getByRole('cell', { name: '31/12/2026 – 31 Dec 2026' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download rows with problems' })).toBeVisible()
  expect(screen.getByRole('row', { name: /NEW-01 .*Ready/ })).toHaveTextContent('Published, 500 uses')
  expect(screen.getByRole('row', { name: /NEW-02/ })).toHaveTextContent('Draft, 20 uses')
  expect(writesOf(remote)).toEqual([])

  await remote.user.click(screen.getByRole('button', { name: 'Import 2 coupons' }))
  expect(await screen.findByText('2 coupons created.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('2 rows with problems were skipped')
  expect(screen.getByRole('button', { name: 'Download rows with problems' })).toBeVisible()
  const made = (await fetchCoupons(remote.api)).toSorted((a, b) => a.code.localeCompare(b.code))
  expect(made).toMatchObject([
    {
      code: 'NEW-01',
      description: 'First',
      type: 'percentage',
      amount: 10,
      starts_at: '2026-12-01T00:00:00.000Z',
      expires_at: '2026-12-31T23:59:59.000Z',
      limit: 500,
      campaign: 'Winter',
      status: 'published',
    },
    { code: 'NEW-02', type: 'fixed', amount: 2.5, starts_at: '2026-12-01T09:30:00.000Z', status: 'draft' },
  ])
})

test.each([
  ['UTF-16 of Excel’s “Unicode text”', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 in the other order', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-8', (text: string) => Buffer.from(text)],
])('reads a file that names its separator, in %s', async (_, encode) => {
  const remote = await openImport()
  const lines = ['sep=;', head.replaceAll(',', ';'), (good[0] ?? '').replaceAll(',', ';')]
  const field = await screen.findByLabelText('CSV file')
  await remote.user.upload(field, new File([encode(lines.join('\r\n'))], 'winter.csv', { type: 'text/csv' }))
  expect(await screen.findByText(/^winter\.csv: 1 row, 1 ready to import/)).toBeVisible()
})

test('an unreadable date is shown as it is, and the count of one row is singular', async () => {
  const remote = await openImport()
  await choose(remote, ['NEW-05,Fifth,percentage,10,1.12.2026,2026-12-31,500,Winter,'])
  expect(await screen.findByText(/winter\.csv: 1 row, 0 ready to import/)).toBeVisible()
  expect(screen.getByRole('cell', { name: '1.12.2026 – 31 Dec 2026' })).toBeVisible()
})

test('refuses a workbook and says how to save it as CSV', async () => {
  await openImport()
  const field = await screen.findByLabelText<HTMLInputElement>('CSV file')
  fireEvent.change(field, { target: { files: [new File(['PK'], 'winter.xlsx')] } })
  expect(await screen.findByText(/This is a spreadsheet file\. Save the sheet as CSV/)).toBeVisible()
})

test.each([
  ['empty.csv', '\ufeff\r\n', 'The file is empty.'],
  [
    'year.csv',
    `${head}\n${'A,B\n'.repeat(20_001)}`,
    'The file has 20,001 rows. Split it into files of at most 20,000 rows.',
  ],
  ['century.csv', 'x'.repeat(5_600_000), 'The file has 6 MB. Split it into files of at most 20,000 rows.'],
  ['photo.csv', '\x89PNG\0\0\rIHDR', 'This is not a CSV file. Save the sheet as CSV, and choose that file.'],
])('names %s and says why it was not read', async (name, content, reason) => {
  const remote = await openImport()
  await remote.user.upload(await screen.findByLabelText('CSV file'), new File([content], name))
  expect(await screen.findByRole('alert')).toHaveTextContent(`${name} was not read${reason}`)
})

// proves B37
test('saves the rows with problems as a sheet, each with its number and its problem', async () => {
  const readSaved = recordSaves()
  const remote = await openImport()
  await choose(remote, [...good, ...bad])
  await remote.user.click(await screen.findByRole('button', { name: 'Download rows with problems' }))
  const { name, text } = await readSaved()
  expect(name).toBe('winter-errors.csv')
  expect(text.split('\r\n')).toEqual([
    `${head},row,problems`,
    `${bad[0]},4,"Status: use published, draft or archived; Amount: A percentage can be at most 100"`,
    expect.stringMatching(/^NEW-01,Twice,.*,5,"?First day: /),
    '',
  ])
  expect(writesOf(remote)).toEqual([])
})

test('an error sheet is imported as it is: its notes are not columns, and are not repeated', async () => {
  const readSaved = recordSaves()
  const remote = await openImport()
  const field = await screen.findByLabelText('CSV file')
  const sheet = [`${head},row,problems`, `${good[0]},7,limit: Was many`, `${bad[0]},9,type: Was half`]
  await remote.user.upload(field, new File([sheet.join('\r\n')], 'winter-errors.csv'))
  expect(await screen.findByText(/1 ready to import, 1 with problems/)).toBeVisible()
  expect(screen.queryByText(/Ignored columns/)).toBeNull()
  await remote.user.click(screen.getByRole('button', { name: 'Download rows with problems' }))
  const { name, text } = await readSaved()
  expect(name).toBe('winter-errors.csv')
  expect(text).toMatch(/^code,[a-z_,]+,status,row,problems\r\nNEW-03,[^"]*,live,3,"Status: /)
})

/** The first file that is saved in the test, without its byte order mark. */
function recordSaves() {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const named = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  onTestFinished(() => {
    saved.mockRestore()
    named.mockRestore()
  })
  return async () => {
    await waitFor(() => expect(named).toHaveBeenCalled())
    const [link] = named.mock.contexts
    const [[file] = []] = saved.mock.calls
    const text = file instanceof Blob ? await file.text() : ''
    return { name: link instanceof HTMLAnchorElement ? link.download : '', text: text.replace('\ufeff', '') }
  }
}

test('failed rows say why and are retried, and importing the file again creates nothing twice', async () => {
  const remote = await openImport()
  await choose(remote, good)
  await screen.findByText(/2 ready to import/)
  remote.server.failNext({ method: 'POST', path: 'coupons', status: 503 })
  await remote.user.click(screen.getByRole('button', { name: 'Import 2 coupons' }))
  expect(await screen.findByText('Created: 1. Refused: 1.')).toBeVisible()
  const refused = screen.getAllByRole('row').filter((row) => within(row).queryByText('Refused') !== null)
  expect(refused[0]).toHaveTextContent('The server failed with status 503')
  await remote.user.click(screen.getByRole('button', { name: 'Back to the list' }))

  await remote.user.click(await screen.findByRole('button', { name: 'Import' }))
  await choose(remote, good)
  expect(await screen.findByText(/1 ready to import, 1 already on the server/)).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Import 1 coupon' }))
  expect(await screen.findByText('1 coupon created.')).toBeVisible()
  expect(await fetchCoupons(remote.api)).toHaveLength(2)
})

// proves B33
test('announces an import that takes longer than a second, and then its result', async () => {
  const remote = await openImport()
  await choose(remote, good)
  await screen.findByText(/2 ready to import/)
  const answer = Promise.withResolvers<void>()
  remote.server.failNext({ method: 'POST', path: 'coupons', until: answer.promise })
  await remote.user.click(screen.getByRole('button', { name: 'Import 2 coupons' }))
  const loading = { kind: 'loading', message: 'Creating 2 coupons…' }
  await waitFor(() => expect(remote.notices).toEqual([loading]))
  answer.resolve()
  await waitFor(() => expect(remote.notices).toEqual([{ kind: 'success', message: '2 coupons created' }]))
})

test('a file that is not a list of coupons says what is missing, and another can be chosen', async () => {
  const remote = await openImport()
  const field = await screen.findByLabelText('CSV file')
  await remote.user.upload(field, new File(['name,price\nGold,5'], 'packages.csv', { type: 'text/csv' }))
  expect(
    await screen.findByText(
      'The first row must name the columns. Not found: code, type, amount, starts_at, expires_at, limit.',
    ),
  ).toBeVisible()
  await choose(remote, good)
  expect(await screen.findByText(/2 ready to import/)).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible()
  expect(writesOf(remote)).toEqual([])
})
