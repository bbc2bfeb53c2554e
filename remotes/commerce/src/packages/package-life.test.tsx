import { renderRemote } from '@console/remote-kit/testing'
import { failureKinds, writeServers } from '@console/remote-kit/testing/plain-servers'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../remote.ts'
import { createPackage, fetchPackages } from './api/package.api.ts'

const gold = {
  name: 'Gold',
  coins: 2000,
  gems: 5,
  price: 20.5,
  currency: 'USD',
  status: 'published' as const,
}

const closeDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

// proves B74
test.each(writeServers)(
  'a package is copied, saved, archived and deleted with one write each when the answer is $answer',
  async ({ answers }) => {
    const remote = await renderRemote(commerce, {
      path: '/packages/',
      seed: 'staff-only',
      answers,
      arrange: ({ api }) => createPackage(api, gold),
    })
    const { user, api, server, notices } = remote
    const findCopy = async () => (await fetchPackages(api)).find(({ name }) => name === 'Gold (copy)')
    const writes = () =>
      server.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
    expect(writes()).toEqual(['POST packages'])

    await chooseRowAction(remote, 'Gold', 'Duplicate')
    await user.dblClick(await screen.findByRole('button', { name: 'Create package' }))
    await closeDialog()
    expect(await screen.findByRole('row', { name: /Gold \(copy\)/ })).toHaveTextContent('20.50')
    await waitFor(() =>
      expect(notices).toMatchObject([
        { kind: 'success', message: 'Created “Gold (copy)”', description: unseen },
      ]),
    )
    expect(await fetchPackages(api)).toHaveLength(2)

    const copy = await findCopy()
    await user.click(screen.getByRole('link', { name: 'Gold (copy)' }))
    await user.click(await screen.findByRole('button', { name: 'Save changes' }))
    await closeDialog()
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        kind: 'success',
        message: 'Saved “Gold (copy)”',
        description: unseen,
      }),
    )
    expect(await findCopy()).toEqual({ ...copy, updated_at: expect.any(String) })

    await chooseRowAction(remote, 'Gold (copy)', 'Archive')
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ message: 'Archived “Gold (copy)”' }))
    expect(await findCopy()).toEqual({ ...copy, status: 'archived', updated_at: expect.any(String) })

    await chooseRowAction(remote, 'Gold (copy)', 'Delete')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'success', message: 'Deleted “Gold (copy)”' }))
    expect(await findCopy()).toBeUndefined()
    expect(screen.queryByRole('link', { name: 'Gold (copy)' })).not.toBeInTheDocument()
    const path = `packages/${copy?.id}`
    expect(writes().slice(1)).toEqual(['POST packages', `PUT ${path}`, `PUT ${path}`, `DELETE ${path}`])
  },
)

const unseen = 'Learners do not see it until it is published.'

// proves B77
test('lists every seeded package of a server with only the specified API', async () => {
  const { api } = await renderRemote(commerce, { path: '/packages/', answers: {} })
  const { length } = await fetchPackages(api)
  expect(await screen.findByText(`${length} packages`)).toBeVisible()
})

// proves B76
test('a package whose answer is lost is found in a list without currencies, and is not sent again', async () => {
  const { user, api, server, notices } = await renderRemote(commerce, {
    path: '/packages/?new&copy=1',
    seed: 'staff-only',
    answers: {},
    arrange: ({ api }) => createPackage(api, gold),
  })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Currency' }), { target: { value: 'EUR' } })
  server.failNext({ method: 'POST', path: 'packages', losesAnswer: true })
  await user.click(screen.getByRole('button', { name: 'Create package' }))
  await closeDialog()
  await waitFor(() =>
    expect(notices).toMatchObject([
      { kind: 'success', message: 'Created “Gold (copy)”', description: unseen },
    ]),
  )
  expect(await fetchPackages(api)).toHaveLength(2)
})

// proves B16, B78
test.each(failureKinds)(
  'a package that is refused with $answer is not saved, and the form shows the server’s message',
  async ({ answers }) => {
    const { user, api, server } = await renderRemote(commerce, {
      path: '/packages/?new&copy=1',
      seed: 'staff-only',
      answers,
      arrange: ({ api }) => createPackage(api, gold),
    })
    // Half of a character: a database cannot keep it, which only the server knows.
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
      target: { value: 'Gold \ud83e' },
    })
    await user.click(screen.getByRole('button', { name: 'Create package' }))
    const alert = (await screen.findByText('Not saved')).closest('[role="alert"]')
    expect(alert).toHaveTextContent('The text contains a character that cannot be stored')
    expect(await fetchPackages(api)).toHaveLength(1)
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
  },
)
