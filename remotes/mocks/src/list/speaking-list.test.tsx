import { renderRemote } from '@console/remote-kit/testing'
import { speakingShare } from '@console/remote-kit/testing/speaking-share'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fetchMocks } from '../api/mock.api.ts'
import mocks from '../remote.ts'

// proves 2.30
test('says when there are no speaking mocks on this device, and sends no request', async () => {
  const { server } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  expect(await screen.findByRole('heading', { name: 'Speaking mocks' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No speaking mocks on this device' })).toBeVisible()
  expect(server.requests.filter(({ path }) => path !== 'login')).toEqual([])
})

test('lists the speaking mocks of this device by name, last changed first', async () => {
  const { platform, router } = await renderRemote(mocks, { path: '/mocks/writing/' })
  await screen.findByRole('heading', { name: 'Writing mocks' })
  await platform.drafts.write({ entity: 'packages', id: '7' }, { name: 'Starter pack' }, null)
  await platform.drafts.write({ entity: 'speaking-mocks', id: 'one' }, { name: 'Food and cooking' }, null)
  const written = Date.now()
  await waitFor(() => expect(Date.now()).toBeGreaterThan(written))
  await platform.drafts.write({ entity: 'speaking-mocks', id: 'new' }, { parts: [] }, null)
  await router.navigate('/mocks/speaking/')
  await screen.findByRole('heading', { name: 'Speaking mocks' })
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'Speaking mock without a name',
    'Food and cooking',
  ])
  expect(screen.getAllByText('just now')).toHaveLength(2)
})

const share = (name: string) => speakingShare({ name })
const toFile = (name: string, content: unknown) =>
  new File([JSON.stringify(content)], name, { type: 'application/json' })

test('imports several files by choice or by drop, and exports all mocks to one file that can be imported', async () => {
  const { user, notices } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  const empty = await screen.findByRole('heading', { name: 'No speaking mocks on this device' })
  const files = [toFile('home.json', share('Home')), toFile('two.json', [share('Work'), share('Food')])]
  fireEvent.drop(empty, { dataTransfer: { files: [...files, toFile('other.json', { name: 7 })] } })
  expect(await screen.findByRole('link', { name: 'Food' })).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(4)
  await waitFor(() =>
    expect(notices.map(({ message }) => message)).toEqual([
      'Imported 3 speaking mocks',
      '1 file was not imported',
    ]),
  )
  expect(notices[1]?.description).toMatch(/^“other.json”: The file holds no speaking mocks\./)

  const saved: Blob[] = []
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:saved'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Export all' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  createObjectURL.mockRestore()
  click.mockRestore()
  await user.upload(
    screen.getByLabelText('Speaking mocks as JSON'),
    toFile('speaking-mocks.json', JSON.parse((await saved[0]?.text()) ?? '')),
  )
  // They exist already, so they are not added twice without asking.
  const asked = within(await screen.findByRole('dialog', { name: '3 mocks are here already' }))
  expect(asked.getAllByText('The mock here is the same.')).toHaveLength(3)
  await user.click(asked.getByRole('button', { name: 'Keep both for all' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7))
  expect(screen.getByRole('link', { name: 'Copy of Food' })).toBeVisible()
})

test('a mock that exists already can be opened, replaced or kept, and a replaced one can be restored', async () => {
  const { user, router, platform, notices } = await renderRemote(mocks, { path: '/mocks/speaking/' })
  await screen.findByRole('heading', { name: 'No speaking mocks on this device' })
  const part = { id: '0123456789abcdefghijk', part: 1, title: 'Work', preparation_time: 0, talk_time: 270 }
  const parts = [{ ...part, cue_card: null, questions: [] }]
  const home = speakingShare({ name: 'Home', parts })
  const choose = (content: unknown) =>
    user.upload(screen.getByLabelText('Speaking mocks as JSON'), toFile('home.json', content))
  await choose(home)
  await screen.findByRole('link', { name: 'Home' })

  await choose({ ...home, name: 'House', description: 'By now a house' })
  const asked = await screen.findByRole('dialog', { name: 'This mock is here already' })
  expect(within(asked).getByText('The mock here is different now, and is called “Home”.')).toBeVisible()
  await user.click(within(asked).getByRole('button', { name: 'Replace it' }))
  expect(await screen.findByRole('link', { name: 'House' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  platform.notices.at(-1)?.action?.onClick()
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible()

  await choose(home)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notices.at(-1)).toMatchObject({
    message: 'Nothing more was imported',
    description: '“Home” is here as before.',
  })
  await choose(home)
  await user.click(await screen.findByRole('button', { name: 'Open it' }))
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?mock=/))
})

test('importing a file again also asks and replaces when the mocks are on the server', async () => {
  const features = { speakingApi: true }
  const { user, api } = await renderRemote(mocks, { path: '/mocks/speaking/', features })
  await screen.findByRole('heading', { name: 'Speaking mocks' })
  const count = async () => (await fetchMocks(api, 'speaking')).filter(({ name }) => /Home/.test(name)).length
  const choose = () =>
    user.upload(screen.getByLabelText('Speaking mocks as JSON'), toFile('home.json', share('Home')))
  await choose()
  await waitFor(async () => expect(await count()).toBe(1))
  await choose()
  expect(await screen.findByText('The mock here is the same.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Replace it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await count()).toBe(1)
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Keep both' }))
  await waitFor(async () => expect(await count()).toBe(2))
})
