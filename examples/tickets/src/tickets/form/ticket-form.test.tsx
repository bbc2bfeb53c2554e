import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildTicketPath, newTicketPath } from '../../navigation/paths.ts'
import remote from '../../remote.ts'
import { changeTicket, fetchTickets, findTicket } from '../api/ticket.api.ts'

const apiOf = ({ platform }: RenderedRemote) => platform.ownApi('tickets')

const writesOf = ({ server }: RenderedRemote) =>
  server.requests.filter(({ api, method }) => api === 'tickets' && method !== 'GET')

async function retype({ user }: RenderedRemote, label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.paste(text)
}

test('a ticket is created, once, and opens at its own address', async () => {
  const opened = await renderRemote(remote, { path: newTicketPath })
  await opened.user.click(await screen.findByRole('button', { name: 'Create ticket' }))
  expect(await screen.findByText('Enter a title')).toBeVisible()
  await retype(opened, 'Title', 'I cannot pay')
  await opened.user.click(screen.getByRole('button', { name: 'Create ticket' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'I cannot pay' })).toBeVisible()
  expect(opened.notices).toMatchObject([{ kind: 'success', message: 'Created “I cannot pay”' }])
  expect(writesOf(opened)).toHaveLength(1)
  expect(await fetchTickets(apiOf(opened))).toHaveLength(4)
})

test('a change sends what was changed, with the version that was read', async () => {
  const opened = await renderRemote(remote, { path: buildTicketPath(2) })
  await opened.user.click(await screen.findByRole('radio', { name: 'Closed' }))
  await opened.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(opened.notices).toMatchObject([{ kind: 'success' }]))
  const [write] = writesOf(opened)
  expect(write).toMatchObject({ method: 'PATCH', path: 'tickets/2', body: { state: 'closed' } })
  expect(write?.headers.get('if-match')).toMatch(/^"\d+"$/)
  expect((await findTicket(apiOf(opened), 2))?.value.state).toBe('closed')
})

test('a ticket that somebody else has changed shows both versions before it is saved', async () => {
  const opened = await renderRemote(remote, { path: buildTicketPath(2) })
  await retype(opened, 'Title', 'No sound in part 3')
  await changeTicket(apiOf(opened), 2, { title: 'Silent recording' }, {})
  await opened.user.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Silent recording')
  expect(dialog).toHaveTextContent('No sound in part 3')
  expect(writesOf(opened)).toHaveLength(1)
})

test('what was typed is offered after a reload', async () => {
  const document = { title: 'My coins are back', body: '', state: 'open' }
  const opened = await renderRemote(remote, {
    path: buildTicketPath(1),
    arrange: ({ platform }) => platform.drafts.write({ entity: 'tickets', id: '1' }, document, null),
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('My coins are back')
})

test('a file is sent in one upload, and named by the ticket', async () => {
  const opened = await renderRemote(remote, { path: buildTicketPath(1) })
  const file = new File(['paid'.repeat(10_000)], 'receipt.txt')
  await opened.user.upload(await screen.findByLabelText('Send a file'), file)
  await waitFor(() => expect(opened.notices).toMatchObject([{ message: 'Sent “receipt.txt”' }]))
  const [upload] = writesOf(opened)
  expect(upload).toMatchObject({ method: 'POST', path: 'tickets/1/file' })
  expect(upload?.body).toBeGreaterThan(40_000)
})
