import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { expectTruth, listWriteCases, type TriedWrite } from '@console/remote-kit/testing/write-answers'
import { act, fireEvent, screen } from '@testing-library/react'
import { test } from 'vitest'
import commerce from '../remote.ts'
import { createPackage, fetchPackages } from './api/package.api.ts'

const metal = { coins: 10, gems: 1, price: 1.5, currency: 'EUR', status: 'draft' as const }

const rename = async (name: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: name } })

const save = ({ user }: RenderedRemote) =>
  user.click(screen.getByRole('button', { name: /^(Create package|Save changes)$/ }))

const writes = {
  create: {
    call: { method: 'POST', path: 'packages' },
    wanted: ['Bronze draft', 'Silver draft', 'Tin draft'],
    async run(remote) {
      await chooseRowAction(remote, 'Bronze', 'Duplicate')
      await rename('Tin')
      await save(remote)
    },
    again: save,
  },
  update: {
    call: { method: 'PUT', path: 'packages/2' },
    wanted: ['Bronze draft', 'Tin draft'],
    async run(remote) {
      await remote.user.click(await screen.findByRole('link', { name: 'Silver' }))
      await rename('Tin')
      await save(remote)
    },
    again: save,
  },
  archive: {
    call: { method: 'PUT', path: 'packages/2' },
    wanted: ['Bronze draft', 'Silver archived'],
    run: (remote) => chooseRowAction(remote, 'Silver', 'Archive'),
  },
  delete: {
    call: { method: 'DELETE', path: 'packages/2' },
    wanted: ['Bronze draft'],
    async run(remote) {
      await chooseRowAction(remote, 'Silver', 'Delete')
      act(() => void window.dispatchEvent(new Event('pagehide')))
    },
  },
} satisfies Record<string, TriedWrite>

test.each(listWriteCases(Object.keys(writes) as (keyof typeof writes)[]))(
  'tells the truth after $write answered by $said, stored: $isStored',
  async ({ write, ...answered }) => {
    const remote = await renderRemote(commerce, {
      path: '/packages/',
      seed: 'staff-only',
      answers: {},
      arrange: async ({ api }) => {
        await createPackage(api, { ...metal, name: 'Bronze' })
        await createPackage(api, { ...metal, name: 'Silver' })
      },
    })
    await expectTruth(remote, writes[write], answered, async () =>
      (await fetchPackages(remote.api)).map(({ name, status }) => `${name} ${status}`),
    )
  },
)
