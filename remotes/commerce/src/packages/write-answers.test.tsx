import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { deleteAndLeave, type TriedWrite, testWriteAnswers } from '@console/remote-kit/testing/write-answers'
import { fireEvent, screen } from '@testing-library/react'
import commerce from '../remote.ts'
import { createPackage, fetchPackages } from './api/package.api.ts'

const metal = { coins: 10, gems: 1, price: 1.5, currency: 'EUR', status: 'draft' as const }

const rename = async (name: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: name } })

const save = ({ user }: RenderedRemote) =>
  user.click(screen.getByRole('button', { name: /^(Create package|Save changes)$/ }))

const writes: Record<string, TriedWrite> = {
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
    run: (remote) => deleteAndLeave(remote, 'Silver'),
  },
}

testWriteAnswers({
  writes,
  open: () =>
    renderRemote(commerce, {
      path: '/packages/',
      seed: 'staff-only',
      answers: {},
      arrange: async ({ api }) => {
        await createPackage(api, { ...metal, name: 'Bronze' })
        await createPackage(api, { ...metal, name: 'Silver' })
      },
    }),
  list: async ({ api }) => (await fetchPackages(api)).map(({ name, status }) => `${name} ${status}`),
})
