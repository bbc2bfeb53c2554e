import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import mocks from '../../remote.ts'
import { fetchMock, fetchMocks } from '../api/mock.api.ts'
import type { ServedSection } from '../mock-section.ts'

async function openMenu(section: ServedSection) {
  const remote = await renderRemote(mocks, { path: `/mocks/${section}/` })
  await screen.findByRole('table')
  const record = (await fetchMocks(remote.api, section)).toSorted((a, b) => a.name.localeCompare(b.name))[0]
  if (record === undefined) throw new Error(`There is no ${section} mock`)
  const row = screen
    .getAllByRole('row')
    .find(({ textContent }) => textContent?.startsWith(record.name) === true)
  await remote.user.click(within(row ?? document.body).getByRole('button'))
  return { ...remote, record, menu: await screen.findByRole('menu') }
}

const choose = ({ user }: Pick<RenderedRemote, 'user'>, menu: HTMLElement, name: string) =>
  user.click(within(menu).getByRole('menuitem', { name }))

test.each(['writing', 'reading', 'listening'] as const)(
  'a %s mock is duplicated with all its questions, as a draft',
  async (section) => {
    const remote = await openMenu(section)
    await choose(remote, remote.menu, 'Duplicate')
    const name = `Copy of ${remote.record.name}`
    await waitFor(() => expect(remote.notices).toEqual([{ kind: 'success', message: `Created “${name}”` }]))
    const copy = (await fetchMocks(remote.api, section)).find((row) => row.name === name)
    expect(copy?.status).toBe('draft')
    const key = `${section}_questions` as const
    const [original, stored] = await Promise.all([
      fetchMock(remote.api, section, remote.record.id),
      fetchMock(remote.api, section, copy?.id ?? 0),
    ])
    expect(stored[key]).toEqual(original[key])
  },
)

test('a reading mock has no delete, and the screen says so', async () => {
  const { menu } = await openMenu('reading')
  expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  expect(screen.getByText(/They cannot be deleted: the server has no call for it/)).toBeVisible()
})

test.each(['writing', 'listening'] as const)(
  'a %s mock is taken out of the list at once',
  async (section) => {
    const remote = await openMenu(section)
    await choose(remote, remote.menu, 'Delete')
    await waitFor(() => expect(screen.queryByText(remote.record.name)).not.toBeInTheDocument())
  },
)

test('the health of a mock is that of its questions', async () => {
  await renderRemote(mocks, { path: '/mocks/writing/' })
  await waitFor(() => expect(screen.getAllByText('No issues').length).toBeGreaterThan(3))
})
