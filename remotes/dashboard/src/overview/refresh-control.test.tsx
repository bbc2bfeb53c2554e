import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardPath } from '../navigation/paths.ts'
import dashboard from '../remote.ts'
import { type Answer, figures, readRows, toFault } from './testing/dashboard-answer.ts'

const openDashboard = (options: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(dashboard, { path: dashboardPath, ...options })
const openAnswering = (answer: Answer) =>
  openDashboard({ arrange: ({ server }) => server.failNext(toFault(answer)) })
const countReads = ({ server }: Pick<RenderedRemote, 'server'>) =>
  server.requests.filter(({ path }) => path === 'dashboard').length

afterEach(() => {
  vi.useRealTimers()
})

// proves 7.7
test('opening the screen requests the figures once', async () => {
  const { server } = await openDashboard()
  await readRows()
  expect(countReads({ server })).toBe(1)
})

// proves 2.18
test('the route requests the figures before any screen is drawn', async () => {
  const { platform, server } = await openDashboard()
  await readRows()
  cleanup()
  platform.queryClient.clear()
  const undrawn = createMemoryRouter(dashboard.routes(platform), { initialEntries: [dashboardPath] })
  await waitFor(() => expect(countReads({ server })).toBe(2))
  undrawn.dispose()
})

// proves 2.17
test('shows a skeleton while the figures load', async () => {
  await openDashboard({
    arrange: ({ server }) => server.failNext({ method: 'GET', path: 'dashboard', hang: true }),
  })
  expect(await screen.findByRole('status', { name: '' })).toHaveTextContent('Loading the figures')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('Refresh requests the figures again and shows the new ones', async () => {
  const { user, server } = await openAnswering({ today: figures({ new_user: 7 }) })
  expect((await readRows()).get('New users')?.[0]).toBe('7')
  server.failNext(toFault({ today: figures({ new_user: 8 }) }))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect((await screen.findAllByRole('cell', { name: '8' }))[0]).toBeVisible()
  expect(screen.getByText('Updated')).toBeVisible()
  expect(countReads({ server })).toBe(2)
})

test('the age of the figures grows while the screen stays open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await openDashboard()
  await screen.findByText('just now')
  // The screen appears shortly before its effects run.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), 15_000)
  act(() => {
    vi.advanceTimersByTime(3 * 60_000)
  })
  expect(screen.getByText('3 minutes ago')).toBeVisible()
})

test('a failed refresh keeps the figures and says so', async () => {
  const { user, server, notices } = await openAnswering({ today: figures({ new_user: 7 }) })
  await readRows()
  server.failNext({ method: 'GET', path: 'dashboard', times: 4 })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Not refreshed; figures from')).toBeVisible()
  expect((await readRows()).get('New users')?.[0]).toBe('7')
  await waitFor(() => expect(notices.map(({ kind }) => kind)).toEqual(['error']))
})

// proves 2.17
test('a first load that fails is the route’s error, and Retry loads the figures', async () => {
  const { user, server } = await openDashboard({
    // Rendering after the failure triggers another request.
    arrange: ({ server }) => server.failNext({ method: 'GET', path: 'dashboard', times: 8 }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Request failed with status code 500')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  server.reset()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await readRows()).get('Total revenue')).toHaveLength(4)
})

// proves 5.4, 8.14
test('says what was expected when a response has none of the periods', async () => {
  const body = { status: true, data: { week: figures({}) }, message: null }
  await openDashboard({
    arrange: ({ server }) =>
      server.failNext({ method: 'GET', path: 'dashboard', status: 200, body, times: 2 }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'must have today, last_day, this_month, last_month',
  )
})
