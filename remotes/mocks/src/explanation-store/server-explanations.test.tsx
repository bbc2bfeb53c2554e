import { type Explanations, listExplained, noExplanations, setExplained, toContent } from '@console/ielts'
import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMock, fetchMocks } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import mocks from '../remote.ts'
import { findServerExplanations, putServerExplanations } from './explanations.api.ts'

const title = 'Explanation of question 1'

async function openEditor(features: { versions: boolean }) {
  const remote = await renderRemote(mocks, { path: '/mocks/speaking/', features })
  const id = (await fetchMocks(remote.api, 'reading'))[0]?.id ?? 0
  await remote.router.navigate(`/mocks/reading/${id}/edit`)
  await screen.findByRole('tree')
  const mock = { section: 'reading', id: String(id) } as const
  return {
    ...remote,
    id,
    mock,
    readServed: async () => (await findServerExplanations(remote.api, mock))?.value.questions ?? {},
    /** An edit by a colleague. */
    async explainElsewhere(explanation: string, keyOf: Explanations['questions']) {
      const found = await findServerExplanations(remote.api, mock)
      if (found === null) throw new Error('The server keeps notes')
      const [key = ''] = Object.keys(keyOf)
      const notes = setExplained(key, { explanation })(found.value)
      await putServerExplanations(remote.api, mock, notes, { ifMatch: found.version })
    },
  }
}

async function openSheet({ user }: Pick<RenderedRemote, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'Answer key' }))
  await user.click(await screen.findByRole('button', { name: 'Explanations' }))
  return within(await screen.findByRole('dialog', { name: 'Explanations' }))
}

const served = { versions: true }

test('saves on the server for everybody, and says so', async () => {
  const remote = await openEditor(served)
  const sheet = await openSheet(remote)
  await remote.user.type(await sheet.findByRole('textbox', { name: title }), 'It says so.')
  await waitFor(async () =>
    expect(Object.values(await remote.readServed())).toMatchObject([{ explanation: 'It says so.' }]),
  )
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved\..* by the server/))
  // Nothing is pending on this device any more.
  await waitFor(async () => expect(await remote.platform.drafts.list()).toEqual([]))
})

test('conflicting explanations by two people are resolved by choice, and neither is lost', async () => {
  const remote = await openEditor(served)
  const { user, explainElsewhere, readServed } = remote
  const sheet = await openSheet(remote)
  const field = await sheet.findByRole('textbox', { name: title })
  await user.type(field, 'Mine')
  await waitFor(async () =>
    expect(Object.values(await readServed())).toMatchObject([{ explanation: 'Mine' }]),
  )
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved/))
  await explainElsewhere('Theirs', await readServed())
  await user.type(field, ' and more')
  expect(await sheet.findByText('Theirs', { selector: 'q' })).toBeVisible()
  expect(sheet.getByText(/^Changed elsewhere: .*$/)).toBeVisible()
  expect(field).toHaveValue('Mine and more')
  expect(sheet.getByRole('status')).toHaveTextContent(/^The rest is saved/)
  expect(Object.values(await readServed())).toMatchObject([{ explanation: 'Theirs' }])
  await user.click(sheet.getByRole('button', { name: 'Use mine' }))
  await waitFor(async () =>
    expect(Object.values(await readServed())).toMatchObject([{ explanation: 'Mine and more' }]),
  )
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved/))
  await explainElsewhere('Theirs again', await readServed())
  await user.type(field, '!')
  await user.click(await sheet.findByRole('button', { name: 'Use theirs' }))
  await waitFor(() => expect(field).toHaveValue('Theirs again'))
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved/))
  await explainElsewhere('Paragraph B says so.', await readServed())
  await user.clear(field)
  await user.type(field, 'See line 9.')
  await user.click(await sheet.findByRole('button', { name: 'Use both' }))
  await waitFor(async () =>
    expect(Object.values(await readServed())).toMatchObject([
      { explanation: 'Paragraph B says so.\nSee line 9.' },
    ]),
  )
})

test('keeps on this device what the server refuses, and sends it on retry', async () => {
  const remote = await openEditor(served)
  const { user, server, mock, platform, readServed } = remote
  const sheet = await openSheet(remote)
  const field = await sheet.findByRole('textbox', { name: title })
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved/))
  server.failNext({ method: 'PUT', path: `mock-explanations/reading/${mock.id}` })
  await user.type(field, 'Kept')
  expect(await sheet.findByRole('alert')).toHaveTextContent(/not on the server/)
  expect(await platform.drafts.list()).toMatchObject([{ key: { slot: 'unsent' } }])
  await user.click(sheet.getByRole('button', { name: 'Retry' }))
  await waitFor(async () =>
    expect(Object.values(await readServed())).toMatchObject([{ explanation: 'Kept' }]),
  )
})

test.each(['Move to the server', 'Leave on this device'])(
  'offers once to move explanations from this device to the server: %s',
  async (answer) => {
    const remote = await openEditor(served)
    const { user, api, id, mock, platform, readServed } = remote
    const content = toContent(toMockDocument(await fetchMock(api, 'reading', id)))
    const [{ key } = { key: '' }] = listExplained(content, noExplanations)
    await platform.drafts.store({
      ...{ owner: 'nobody', key: { entity: 'mock-notes', id: `reading-${mock.id}` } },
      ...{ document: setExplained(key, { explanation: 'From before' })(noExplanations), baseVersion: null },
    })
    const sheet = await openSheet(remote)
    await user.click(await sheet.findByRole('button', { name: answer }))
    await waitFor(() => expect(sheet.queryByRole('button', { name: answer })).toBeNull())
    const isMoved = answer === 'Move to the server'
    await waitFor(() =>
      expect(sheet.getByRole('textbox', { name: title })).toHaveValue(isMoved ? 'From before' : ''),
    )
    await waitFor(async () => {
      expect(Object.keys(await readServed())).toHaveLength(isMoved ? 1 : 0)
      expect(await platform.drafts.list()).toMatchObject(isMoved ? [] : [{ document: { isLeft: true } }])
    })
  },
)

test('explanations that cannot be read can be retried', async () => {
  const remote = await openEditor(served)
  const path = `mock-explanations/reading/${remote.mock.id}`
  remote.server.failNext({ method: 'GET', path, times: 4 })
  const sheet = await openSheet(remote)
  await remote.user.click(await sheet.findByRole('button', { name: 'Retry' }))
  expect(await sheet.findByRole('textbox', { name: title })).toBeVisible()
})
