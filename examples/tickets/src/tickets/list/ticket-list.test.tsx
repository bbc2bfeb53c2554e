import { renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ticketsPath } from '../../navigation/paths.ts'
import remote from '../../remote.ts'

test('tickets are listed, with a bar for each month', async () => {
  await renderRemote(remote, { path: ticketsPath })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'The recording has no sound' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Tickets by month. 2026-09: 1, 2026-11: 2' })).toBeVisible()
})

test('a team without tickets has an empty list', async () => {
  await renderRemote(remote, { path: ticketsPath, apis: { tickets: { 'GET tickets': { body: [] } } } })
  expect(await screen.findByRole('img', { name: 'Tickets by month.' })).toBeVisible()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['New ticket'])
})

test('the list is downloaded under the name that the API gives it', async () => {
  const { user } = await renderRemote(remote, { path: ticketsPath })
  const names: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:tickets', revokeObjectURL: () => undefined })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(names).toEqual(['tickets.csv']))
  click.mockRestore()
})

test('a call that fails is told where the screen would be', async () => {
  await renderRemote(remote, {
    path: ticketsPath,
    arrange: ({ server }) => server.failNext({ method: 'GET', api: 'tickets', path: 'tickets', times: 4 }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('status code 500')
})
