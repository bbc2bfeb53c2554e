import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import type { RecordId } from '@console/shared/http/record-list'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../../api/mock.api.ts'
import mocks from '../../remote.ts'

type Times = { start_time: string | null; end_time: string | null }

/** Opens a writing mock whose times the server stores as these texts, for staff in Dhaka. */
async function openWith(times: Times, apiTimeZone = 'Asia/Dhaka') {
  let id: RecordId = 0
  const remote = await renderRemote(mocks, {
    path: '/mocks/writing/',
    timeZone: 'Asia/Dhaka',
    apiTimeZone,
    arrange: async ({ api }) => {
      id = (await fetchMocks(api, 'writing'))[0]?.id ?? 0
      await updateMock(api, 'writing', id, { ...(await fetchMock(api, 'writing', id)), ...times })
    },
  })
  await remote.router.navigate(`/mocks/writing/edit/${id}`)
  await screen.findByRole('tree')
  const read = async () => {
    const { start_time, end_time } = await fetchMock(remote.api, 'writing', id)
    return { start_time, end_time }
  }
  remote.server.reset()
  const puts = () => remote.server.requests.filter(({ method }) => method === 'PUT')
  return { ...remote, id, read, puts }
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })

async function retype({ user }: Pick<RenderedRemote, 'user'>, name: string, text: string) {
  await user.clear(field(name))
  if (text !== '') await user.paste(text)
}

const save = ({ user }: Pick<RenderedRemote, 'user'>) => user.keyboard('{Control>}s{/Control}')

const saved = (remote: RenderedRemote) =>
  waitFor(() => expect(remote.notices.at(-1)?.message).toMatch(/^Saved/))

// proves B56
test.each([
  ['Asia/Dhaka', '2026-12-01T09:00:00.000+06:00', '2026-12-01T11:30:00.000+06:00'],
  ['UTC', '2026-12-01T03:00:00.000Z', '2026-12-01T05:30:00.000Z'],
])(
  'times are typed in the staff’s time zone, and sent with the offset of an API in %s',
  async (zone, ...sent) => {
    const remote = await openWith({ start_time: null, end_time: null }, zone)
    expect(screen.getByRole('textbox', { name: /^Start time ?in Asia\/Dhaka, optional$/ })).toBeVisible()
    await retype(remote, 'Start time', '2026-12-01 09:00')
    await retype(remote, 'End time', '2026-12-01 11:30')
    await save(remote)
    await saved(remote)
    expect(await remote.read()).toEqual({
      start_time: sent[0],
      end_time: sent[1],
    })
    await retype(remote, 'End time', '')
    await save(remote)
    await waitFor(async () => expect((await remote.read()).end_time).toBeNull())
  },
)

// proves B56
test.each([
  ['2026-12-01T03:00:00.000000Z', '1 Dec 2026, 09:00'],
  ['2026-12-01 09:00:30', '1 Dec 2026, 09:00:30'],
  ['2026-12-01', '1 Dec 2026, 00:00'],
])('a start of %s is shown as %s, and is sent back as received unless it is changed', async (text, shown) => {
  const remote = await openWith({ start_time: text, end_time: null })
  expect(field('Start time')).toHaveValue(shown)
  await retype(remote, 'Start time', shown)
  await remote.user.type(field('Name'), ' again')
  await save(remote)
  await saved(remote)
  expect(remote.puts()).toMatchObject([{ body: { start_time: text, end_time: null } }])
})

// proves 5.7
test.each([
  ['Start time', '5'],
  ['End time', '2026-02-31 09:00'],
])('%s of “%s” is refused with a message, and stays as typed', async (name, text) => {
  const remote = await openWith({ start_time: '2026-12-01T09:00:00+06:00', end_time: null })
  await retype(remote, name, text)
  await remote.user.click(field('Name'))
  await save(remote)
  expect(await screen.findByText('Invalid date format', { selector: 'p' })).toBeVisible()
  await waitFor(() => expect(field(name)).toHaveFocus())
  expect(field(name)).toHaveValue(text)
  expect(field(name)).toHaveAccessibleDescription(/Invalid date format.*Write it like 1 Dec 2026/)
  expect(remote.puts()).toEqual([])
})

// proves 5.7
test('an end that is not after the start, spelled differently, is refused at its field', async () => {
  const remote = await openWith({ start_time: '2026-12-01 09:00:00', end_time: null })
  await retype(remote, 'End time', '2026-12-01 09:00')
  await remote.user.click(field('Name'))
  await save(remote)
  expect(await screen.findByText('The mock must end after it starts', { selector: 'p' })).toBeVisible()
  await waitFor(() => expect(field('End time')).toHaveFocus())
  await retype(remote, 'End time', '2026-12-01 09:01')
  await save(remote)
  await saved(remote)
  expect(remote.puts()).toMatchObject([{ body: { end_time: '2026-12-01T09:01:00.000+06:00' } }])
})

// proves B56
test('a date and time are chosen from the browser’s calendar in the staff’s time zone, and cleared again', async () => {
  const remote = await openWith({ start_time: '2026-12-01T20:00:00Z', end_time: null })
  const calendar = screen.getByLabelText('Chosen start time')
  expect(field('Start time')).toHaveValue('2 Dec 2026, 02:00')
  await remote.user.click(screen.getByRole('button', { name: 'Calendar of start time' }))
  expect(calendar).toHaveValue('2026-12-02T02:00')
  fireEvent.change(calendar, { target: { value: '2026-12-24T10:00' } })
  expect(field('Start time')).toHaveValue('24 Dec 2026, 10:00')
  await save(remote)
  await saved(remote)
  expect((await remote.read()).start_time).toBe('2026-12-24T10:00:00.000+06:00')
  await remote.user.click(screen.getByRole('button', { name: 'Clear start time' }))
  expect(field('Start time')).toHaveValue('')
  await waitFor(() => expect(field('Start time')).toHaveFocus())
  await remote.user.click(screen.getByRole('button', { name: 'Calendar of start time' }))
  expect(calendar).toHaveDisplayValue(/T09:00$/)
})

// proves B56
test('a time is typed in words', async () => {
  const remote = await openWith({ start_time: null, end_time: null })
  await retype(remote, 'Start time', '5 Dec 2026 10am')
  expect(field('Start time')).toHaveValue('5 Dec 2026 10am')
  await remote.user.click(field('Name'))
  expect(field('Start time')).toHaveValue('5 Dec 2026, 10:00')
})
