import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../../api/mock.api.ts'
import mocks from '../../remote.ts'

type Times = { start_time: string | null; end_time: string | null }

/** The editor of a writing mock whose times the server has in these texts, for staff in Dhaka. */
async function openWith(times: Times, apiTimeZone = 'Asia/Dhaka') {
  let id = 0
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
  ['2026-12-01T03:00:00.000000Z', '2026-12-01 09:00'],
  ['2026-12-01 09:00:30', '2026-12-01 09:00:30'],
  ['2026-12-01', '2026-12-01 00:00'],
])(
  'a start of %s is shown as %s, and is sent back unchanged while it means the same',
  async (text, shown) => {
    const remote = await openWith({ start_time: text, end_time: null })
    expect(field('Start time')).toHaveValue(shown)
    await retype(remote, 'Start time', shown)
    await remote.user.type(field('Name'), ' again')
    await save(remote)
    await saved(remote)
    expect(remote.puts()).toMatchObject([{ body: { start_time: text, end_time: null } }])
  },
)

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
  expect(field(name)).toHaveAccessibleDescription(/Invalid date format/)
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
test('a date and time are chosen from a calendar in the staff’s time zone, and cleared again', async () => {
  const remote = await openWith({ start_time: '2026-12-01T20:00:00Z', end_time: null })
  expect(field('Start time')).toHaveValue('2026-12-02 02:00')
  await remote.user.click(screen.getByRole('button', { name: 'Calendar of start time' }))
  await remote.user.click(await screen.findByTitle('2026-12-24'))
  expect(field('Start time')).toHaveValue('2026-12-24 02:00')
  const hour = screen.getAllByRole('listitem').find(({ textContent }) => textContent === '10')
  await remote.user.click(within(hour ?? document.body).getByText('10'))
  expect(field('Start time')).toHaveValue('2026-12-24 10:00')
  const toggle = screen.getByRole('button', { name: 'Calendar of start time' })
  await remote.user.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'))
  await save(remote)
  await saved(remote)
  expect((await remote.read()).start_time).toBe('2026-12-24T10:00:00.000+06:00')
  await remote.user.click(screen.getByRole('button', { name: 'Clear start time' }))
  expect(field('Start time')).toHaveValue('')
  await waitFor(() => expect(field('Start time')).toHaveFocus())
  await remote.user.click(toggle)
  await remote.user.click(await screen.findByTitle(/-15$/))
  await waitFor(() => expect(field('Start time')).toHaveDisplayValue(/-15 09:00$/))
})

type User = Awaited<ReturnType<typeof openWith>>['user']

// Each on a screen of its own: the picker tells of a closing a moment later, which would undo the next opening.
test.each<[how: string, close: (user: User, toggle: HTMLElement) => Promise<void>]>([
  ['its button', (user, toggle) => user.click(toggle)],
  ['Enter on its button', (user) => user.keyboard('{Enter}')],
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['leaving the field', (user) => user.tab()],
])('the calendar opens with its button and closes with %s', async (_how, close) => {
  const { user } = await openWith({ start_time: null, end_time: null })
  const toggle = screen.getByRole('button', { name: 'Calendar of start time' })
  toggle.focus()
  await user.keyboard('{Enter}')
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByTitle(/-15$/)).toBeVisible()
  await close(user, toggle)
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'))
})
