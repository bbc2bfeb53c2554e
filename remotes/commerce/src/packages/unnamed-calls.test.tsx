import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { isMissingCall } from '@console/shared/missing-calls'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import commerce from '../remote.ts'
import { createPackage } from './api/package.api.ts'

const names = ['Bronze', 'Silver', 'Gold', 'Ruby', 'Pearl', 'Jade']
const made = { coins: 2000, gems: 5, price: 20.5, currency: 'USD', status: 'draft' as const }

/** Calls that the specification does not name (SPEC §7). */
const listUnnamed = ({ server }: RenderedRemote) =>
  server.requests.filter(
    ({ method, path }) =>
      !/^(?:GET|POST) (?:packages|coupons)$|^(?:PUT|DELETE) (?:packages|coupons)\/\d+$|^GET coupons\//.test(
        `${method} ${path}`,
      ),
  )

const open = (options: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(commerce, { path: '/packages/', seed: 'staff-only', answers: {}, ...options })

const said = ({ notices }: RenderedRemote, message: string) =>
  waitFor(() => expect(notices.at(-1)).toMatchObject({ message }))

async function save(remote: RenderedRemote, name: string) {
  await remote.user.click(await screen.findByRole('link', { name }))
  await remote.user.click(await screen.findByRole('button', { name: 'Save changes' }))
  await said(remote, `Saved “${name}”`)
}

test('a call that a server built from the specification lacks is tried once per tab', async () => {
  const remote = await open({
    arrange: async ({ api }) => {
      for (const name of names) await createPackage(api, { ...made, name })
    },
  })
  const { user } = remote
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(isMissingCall('GET packages/{id}')).toBe(true))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  const deletions = () => remote.server.requests.filter(({ method }) => method === 'DELETE')
  await waitFor(() => expect(deletions()).toHaveLength(names.length))
  expect(listUnnamed(remote)).toHaveLength(1)
})

test('it is not tried again whatever is done with packages, nor after a reload', async () => {
  const remote = await open({
    arrange: async ({ api }) => {
      for (const name of names) await createPackage(api, { ...made, name })
    },
  })
  const { user } = remote
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  const dialog = await screen.findByRole('dialog', { name: /^Archive/ })
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }))
  await within(dialog).findByText('6 packages archived.')
  await user.click((await within(dialog).findAllByRole('button', { name: 'Close' }))[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await save(remote, 'Gold')
  await chooseRowAction(remote, 'Silver', 'Publish')
  await said(remote, 'Published “Silver”')
  expect(listUnnamed(remote)).toHaveLength(1)

  cleanup()
  const again = await open()
  await save(again, 'Ruby')
  expect(listUnnamed(again)).toEqual([])
})
