import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { listWriteCases, readClaim } from '@console/remote-kit/testing/write-answers'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../remote.ts'
import { createPackage, fetchPackages } from './api/package.api.ts'

const metal = { coins: 10, gems: 1, price: 1.5, currency: 'EUR', status: 'draft' as const }

/** What there is, and how many of it, is what the console's messages are held against. */
const list = async ({ api }: RenderedRemote) =>
  (await fetchPackages(api)).map(({ name, status }) => `${name} ${status}`)

const pressSave = ({ user }: RenderedRemote) =>
  user.click(screen.getByRole('button', { name: /^(Create package|Save changes)$/ }))

const writes = {
  create: {
    call: { method: 'POST', path: 'packages' },
    wanted: ['Bronze draft', 'Silver draft', 'Tin draft'],
    async run(remote: RenderedRemote) {
      await chooseRowAction(remote, 'Bronze', 'Duplicate')
      fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Tin' } })
      await pressSave(remote)
    },
  },
  update: {
    call: { method: 'PUT', path: 'packages/2' },
    wanted: ['Bronze draft', 'Tin draft'],
    async run(remote: RenderedRemote) {
      await remote.user.click(await screen.findByRole('link', { name: 'Silver' }))
      fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Tin' } })
      await pressSave(remote)
    },
  },
  archive: {
    call: { method: 'PUT', path: 'packages/2' },
    wanted: ['Bronze draft', 'Silver archived'],
    run: (remote: RenderedRemote) => chooseRowAction(remote, 'Silver', 'Archive'),
  },
  delete: {
    call: { method: 'DELETE', path: 'packages/2' },
    wanted: ['Bronze draft'],
    async run(remote: RenderedRemote) {
      await chooseRowAction(remote, 'Silver', 'Delete')
      act(() => void window.dispatchEvent(new Event('pagehide')))
    },
  },
}

// A save that went wrong says so in the form, everything else in a toast.
const listSaid = ({ notices }: RenderedRemote) => [
  ...notices.filter(({ kind }) => kind === 'success' || kind === 'error').map(({ message }) => message),
  ...screen.queryAllByRole('alert').map((alert) => alert.textContent ?? ''),
]

test.each(listWriteCases(Object.keys(writes) as (keyof typeof writes)[]))(
  'tells the truth after $write answered by $said, stored: $isStored',
  async ({ write, isStored, fault }) => {
    const { call, wanted, run } = writes[write]
    const remote = await renderRemote(commerce, {
      path: '/packages/',
      seed: 'staff-only',
      answers: {},
      arrange: async ({ api }) => {
        await createPackage(api, { ...metal, name: 'Bronze' })
        await createPackage(api, { ...metal, name: 'Silver' })
      },
    })
    const before = await list(remote)
    remote.server.failNext({ ...call, ...fault })
    await run(remote)
    await waitFor(() => expect(listSaid(remote)).not.toEqual([]))
    const isDone = (await list(remote)).toSorted().join() === wanted.toSorted().join()
    expect(isDone).toBe(isStored)
    if (!isStored) expect(await list(remote)).toEqual(before)
    const claim = readClaim(listSaid(remote))
    expect(claim ?? isStored).toBe(isStored)

    if (claim === true || write === 'archive' || write === 'delete') return
    // Whoever saves again has it once, and is told so.
    await pressSave(remote)
    await waitFor(() => expect(readClaim(remote.notices.map(({ message }) => message))).toBe(true))
    expect((await list(remote)).toSorted()).toEqual(wanted.toSorted())
  },
)
