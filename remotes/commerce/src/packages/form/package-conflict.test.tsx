import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { packagesPath } from '../../navigation/paths.ts'
import commerce from '../../remote.ts'
import { createPackage, deletePackage, fetchPackages, updatePackage } from '../api/package.api.ts'

const bronze = { name: 'Bronze', coins: 10, gems: 1, price: 1.5, currency: 'EUR', status: 'draft' as const }
const theirs = { ...bronze, coins: 2000, price: 30, badge: 'popular' }

const changesOf = ({ server }: RenderedRemote) =>
  server.requests.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))

/** The form of a package with a name and a price that were typed and not saved. */
async function openTyped() {
  const remote = await renderRemote(commerce, {
    path: packagesPath,
    seed: 'staff-only',
    arrange: ({ api }) => createPackage(api, bronze),
  })
  await remote.user.click(await screen.findByRole('link', { name: 'Bronze' }))
  const [record] = await fetchPackages(remote.api)
  if (record === undefined) throw new Error('The package is gone')
  await screen.findByRole('dialog', { name: 'Edit Bronze' })
  await retype(remote, 'Name', 'Bronze, mine')
  await retype(remote, 'Price', '25')
  return { ...remote, id: record.id }
}

async function retype({ user }: RenderedRemote, label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label })
  await user.clear(field)
  await user.paste(text)
}

const save = ({ user }: RenderedRemote) => user.click(screen.getByRole('button', { name: 'Save changes' }))

/** Somebody else saves a price, coins and a field that the console does not know; then so do I. */
async function openConflict() {
  const remote = await openTyped()
  await updatePackage(remote.api, remote.id, theirs)
  await save(remote)
  return { ...remote, conflict: await findConflict() }
}

const findConflict = () => screen.findByRole('dialog', { name: 'This package was changed elsewhere' })

const press = ({ user }: RenderedRemote, inside: HTMLElement, name: string) =>
  user.click(within(inside).getByRole('button', { name }))

// proves B12
test('when two people edit one package, the second to save sees both versions and merges them', async () => {
  const remote = await openConflict()
  const group = (name: RegExp) => within(remote.conflict).getByRole('group', { name })
  expect(group(/^Name/)).toHaveTextContent('changed by you only, was Bronze')
  expect(within(group(/^Name/)).getByRole('radio', { name: /Mine/ })).toBeChecked()
  expect(group(/^Coins/)).toHaveTextContent('changed by them only, was 10')
  expect(within(group(/^Coins/)).getByRole('radio', { name: /Theirs/ })).toBeChecked()
  expect(group(/^Price/)).toHaveTextContent('changed by both, was €1.50')
  expect(group(/^Price/)).toHaveTextContent('Theirs€30.00')
  expect(group(/^Coins/)).toHaveTextContent('Theirs2,000')
  for (const radio of within(group(/^Price/)).getAllByRole('radio')) expect(radio).not.toBeChecked()
  expect(within(remote.conflict).getByRole('button', { name: 'Save merge' })).toBeDisabled()
  expect(remote.conflict).toHaveTextContent('Choose a side for Price.')
  expect(changesOf(remote)).toEqual([theirs])
  await remote.user.click(within(group(/^Price/)).getByRole('radio', { name: /Theirs/ }))
  await press(remote, remote.conflict, 'Save merge')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await fetchPackages(remote.api)).toMatchObject([{ ...theirs, name: 'Bronze, mine' }])
  expect(changesOf(remote)).toHaveLength(2)
})

test('does not call a change from one’s own second tab somebody else’s', async () => {
  const remote = await openTyped()
  await updatePackage(remote.api, remote.id, theirs)
  const secondTab = new BroadcastChannel('console-editors')
  const record = `console-editor/${remote.platform.session.readUser()?.id}/packages/${remote.id}`
  secondTab.postMessage({ type: 'saved', record, slot: 'second' })
  secondTab.close()
  await screen.findByText('Saved in another tab')
  await save(remote)
  expect(await screen.findByRole('dialog', { name: 'This package was changed in another tab' })).toBeVisible()
})

test('a draft restored over a newer package shows both before it is saved', async () => {
  const remote = await openTyped()
  expect(await screen.findByText('Draft kept on this device')).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await remote.user.click(await screen.findByRole('button', { name: 'Leave, keep draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await updatePackage(remote.api, remote.id, { ...bronze, coins: 4000 })

  await act(() => remote.platform.queryClient.invalidateQueries())
  await act(() => remote.router.navigate(`${packagesPath}?edit=${remote.id}`))
  expect(await screen.findByText(/The package has been saved since then/)).toBeVisible()
  await remote.user.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bronze, mine'))
  await save(remote)
  const conflict = await findConflict()
  expect(within(conflict).getByRole('group', { name: /^Coins/ })).toHaveTextContent('changed by them only')
  await press(remote, conflict, 'Save merge')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Bronze, mine', price: 25, coins: 4000 }])
})

// proves B12
test('overwriting first shows what is lost of theirs, leaves fields the console does not know alone, and saves mine', async () => {
  const remote = await openConflict()
  expect(remote.conflict).toHaveTextContent('Amelia Hart saved it just now, after you opened it.')
  await press(remote, remote.conflict, 'Use my version…')
  expect(remote.conflict).toHaveTextContent('Their changes to Coins and Price will be lost.')
  await press(remote, remote.conflict, 'Back')
  expect(changesOf(remote)).toEqual([theirs])
  await press(remote, remote.conflict, 'Use my version…')
  await press(remote, remote.conflict, 'Overwrite their changes')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await fetchPackages(remote.api)).toMatchObject([
    { ...bronze, name: 'Bronze, mine', price: 25, badge: 'popular' },
  ])
})

// proves B12
test('reloading shows theirs, saves nothing, and still offers mine', async () => {
  const remote = await openConflict()
  await press(remote, remote.conflict, 'Use their version')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('30.00'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bronze')
  expect(screen.getByRole('textbox', { name: 'Coins' })).toHaveValue('2000')
  expect(changesOf(remote)).toEqual([theirs])
  await remote.user.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('25'))
})

test('returning to the form changes nothing, and the next save asks again', async () => {
  const remote = await openConflict()
  await remote.user.keyboard('{Escape}')
  await waitFor(() => expect(remote.conflict).not.toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bronze, mine')
  await save(remote)
  expect(await findConflict()).toBeVisible()
  expect(changesOf(remote)).toEqual([theirs])
})

test('a package that somebody deleted meanwhile can be saved as a new one', async () => {
  const remote = await openTyped()
  await deletePackage(remote.api, remote.id)
  await save(remote)
  expect(await screen.findByText(/Somebody deleted this package/)).toBeVisible()
  await remote.user.click(screen.getByRole('button', { name: 'Save as new' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await fetchPackages(remote.api)).toMatchObject([{ name: 'Bronze, mine', price: 25 }])
})
