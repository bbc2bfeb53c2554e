import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../../remote.ts'
import { fetchPackages } from '../api/package.api.ts'

type Fault = { status?: number; body?: unknown; hang?: boolean; times?: number }

/** A filled form for a new package whose first save meets `fault`. */
async function saveAgainst(fault: Fault) {
  const remote = await renderRemote(commerce, {
    path: '/packages/?new',
    seed: 'staff-only',
    arrange: ({ server }) => server.failNext({ method: 'POST', path: 'packages', ...fault }),
  })
  for (const [label, text] of [
    ['Name', 'Copper'],
    ['Coins', '10'],
    ['Gems', '0'],
    ['Price', '1.20'],
  ] as const) {
    await remote.user.type(await screen.findByRole('textbox', { name: label }), text)
  }
  await remote.user.click(screen.getByRole('button', { name: 'Create package' }))
  return remote
}

async function expectSavedOnSecondTry({ user, api }: Awaited<ReturnType<typeof saveAgainst>>) {
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Copper')
  await user.click(screen.getByRole('button', { name: 'Create package' }))
  expect(await screen.findByRole('link', { name: 'Copper' })).toBeVisible()
  expect(await fetchPackages(api)).toHaveLength(1)
}

// proves B16
test('a field that the server refuses shows the server’s message and gets the focus', async () => {
  const remote = await saveAgainst({
    status: 422,
    body: {
      status: false,
      message: 'The package was refused',
      error: { price: ['Too cheap for 10 coins'], name: ['This name is taken'] },
    },
  })
  const name = screen.getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveAccessibleDescription('This name is taken'))
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('Too cheap for 10 coins')
  await waitFor(() => expect(name).toHaveFocus())
  expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument()
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
  await expectSavedOnSecondTry(remote)
})

test('shows above the buttons what the server refuses about a field that is not on screen', async () => {
  await saveAgainst({
    status: 422,
    body: { status: false, message: 'Refused', error: { region: ['Choose a region'] } },
  })
  expect(await screen.findByText('Not saved')).toBeVisible()
  expect(screen.getByText(/region: Choose a region/)).toBeVisible()
})

test('what the server says without a full stop ends with one before more is said', async () => {
  await saveAgainst({ status: 409, body: { status: false, message: 'Refused', error: null } })
  const alert = (await screen.findByText('Not saved')).closest<HTMLElement>('[role="alert"]')
  expect(alert).toHaveTextContent('Refused. What you typed is kept here')
})

// proves B16
test('a failing server leaves the form as it was and says that nothing was saved', async () => {
  const remote = await saveAgainst({ status: 500 })
  const alert = (await screen.findByText('Not saved')).closest<HTMLElement>('[role="alert"]')
  expect(alert).not.toBeNull()
  expect(alert).toHaveTextContent('The server failed with status 500')
  expect(alert).toHaveTextContent('What you typed is kept here')
  expect(remote.notices).toEqual([])
  expect(
    remote.server.requests.filter(({ method, path }) => method === 'POST' && path === 'packages'),
  ).toHaveLength(1)
  await expectSavedOnSecondTry(remote)
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
})

test('retries of one package share one idempotency key until its content changes', async () => {
  const { user, server } = await saveAgainst({ status: 500, times: 2 })
  await screen.findByText('Not saved')
  const create = () => user.click(screen.getByRole('button', { name: 'Create package' }))
  const readKeys = () =>
    server.requests.flatMap(({ path, headers }) =>
      path === 'packages' ? (headers.get('idempotency-key') ?? []) : [],
    )
  await create()
  await waitFor(() => expect(readKeys()).toHaveLength(2))
  await screen.findByText('Not saved')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' coins')
  await create()
  await waitFor(() => expect(readKeys()).toHaveLength(3))
  const [first, second, third] = readKeys()
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

test('treats an envelope with a false status under HTTP 200 as a failure', async () => {
  await saveAgainst({ status: 200, body: { status: false, message: 'Packages are frozen until Monday' } })
  expect(await screen.findByText(/Packages are frozen until Monday/)).toBeVisible()
})

test('the form stays open and sends nothing else while it waits for the answer', async () => {
  const { user, server } = await saveAgainst({ hang: true })
  await user.keyboard('{Control>}s{/Control}')
  await user.click(screen.getByRole('button', { name: /Create package/ }))
  expect(screen.getByRole('dialog', { name: 'New package' })).toBeVisible()
  expect(server.requests.filter(({ method, path }) => method === 'POST' && path === 'packages')).toHaveLength(
    1,
  )
})
