import { toAbsoluteUrl } from '@console/authoring/media/api/media-labels'
import { keepFile } from '@console/authoring/media/testing/keep-file'
import { type RenderedRemote, type RenderRemoteOptions, renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fetchMock, fetchMocks, updateMock } from '../../api/mock.api.ts'
import remote from '../../remote.ts'

const openLibrary = (more: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { path: '/mocks/media/', media: true, ...more })

const findCards = async () =>
  within(await screen.findByRole('list', { name: 'Files of the library' })).getAllByRole('listitem')

async function nameInMock(api: RenderedRemote['api'], address: string) {
  const [row] = await fetchMocks(api, 'listening')
  const mock = await fetchMock(api, 'listening', row?.id ?? 0)
  const { parts = [], ...questions } = mock.listening_questions ?? {}
  const listening_questions = { ...questions, parts, recording: toAbsoluteUrl(address) }
  await updateMock(api, 'listening', mock.id, { ...mock, listening_questions })
}

describe('the media library', () => {
  it('explains what it is for while it is empty', async () => {
    await openLibrary()
    expect(await screen.findByRole('heading', { name: 'Nothing in the library yet' })).toBeVisible()
  })

  it('says when the server has none, and sends no request', async () => {
    const { server } = await openLibrary({ media: false })
    expect(await screen.findByRole('heading', { name: 'There is no media library here' })).toBeVisible()
    expect(server.requests.filter(({ path }) => path.startsWith('media'))).toEqual([])
  })

  it('offers to retry when it could not be loaded', async () => {
    const { user } = await openLibrary({
      arrange: ({ server }) => server.failNext({ method: 'GET', path: 'media', times: 4 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Nothing in the library yet' })).toBeVisible()
  })

  it('filters files by name and kind, and keeps the filter in the address', async () => {
    const { user, router } = await openLibrary({
      arrange: async (given) => {
        await keepFile(given, 'Section 1.mp3', 'audio/mpeg')
        await keepFile(given, 'Plan of the library.png', 'image/png')
      },
    })
    expect(await findCards()).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'Recordings' }))
    expect(await screen.findByText('1 file')).toBeVisible()
    expect(screen.queryByText('Plan of the library.png')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'All' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'plan')
    expect(await screen.findByText('1 file')).toBeVisible()
    expect(router.state.location.search).toBe('?search=plan')
    await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'x')
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
    expect(await screen.findByText('2 files')).toBeVisible()
  })

  it('says when there are pictures but no recordings', async () => {
    const { user } = await openLibrary({
      arrange: (given) => keepFile(given, 'plan.png', 'image/png'),
    })
    expect(await findCards()).toHaveLength(1)
    await user.click(screen.getByRole('radio', { name: 'Recordings' }))
    expect(await screen.findByRole('heading', { name: 'No recordings in the library yet' })).toBeVisible()
  })

  it('saves the description of a picture', async () => {
    const { user } = await openLibrary({
      arrange: (given) => keepFile(given, 'plan.png', 'image/png'),
    })
    await user.type(
      await screen.findByRole('textbox', { name: /What does the picture show/ }),
      'A reading room',
    )
    const save = screen.getByRole('button', { name: 'Save description' })
    await user.click(save)
    expect(await screen.findByText('Description saved')).toBeVisible()
    // Browsers move the focus away from disabled elements.
    expect(save).toBeEnabled()
    expect(await screen.findByRole('img', { name: 'A reading room' })).toBeVisible()
  })

  it('says that a file is in use when a mock has used it since the list was read', async () => {
    let address = ''
    const { user, api } = await openLibrary({
      arrange: async (given) => {
        address = (await keepFile(given, 'taken.mp3', 'audio/mpeg')).address
      },
    })
    const button = await screen.findByRole('button', { name: 'Delete taken.mp3' })
    await nameInMock(api, address)
    await user.click(button)
    expect(await screen.findByRole('dialog', { name: '“taken.mp3” is in use' })).toBeVisible()
  })

  it('deletes a file only if no mock uses it, and names the mock that does', async () => {
    const { user, api, notices } = await openLibrary({
      arrange: async (given) => {
        await keepFile(given, 'unused.mp3', 'audio/mpeg')
        const { address } = await keepFile(given, 'used.mp3', 'audio/mpeg')
        await nameInMock(given.api, address)
      },
    })
    const [row] = await fetchMocks(api, 'listening')
    const name = row?.name ?? ''
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/mocks/listening/${row?.id}/`)

    await user.click(screen.getByRole('button', { name: 'Delete used.mp3' }))
    const told = await screen.findByRole('dialog', { name: '“used.mp3” is in use' })
    expect(within(told).getByText(/^It cannot be deleted while it is used by/)).toHaveTextContent(name)
    expect(within(told).queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.click(within(told).getByText('Close'))

    await user.click(screen.getByRole('button', { name: 'Delete unused.mp3' }))
    const asked = await screen.findByRole('dialog', { name: 'Delete “unused.mp3”?' })
    await user.click(within(asked).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1 file')).toBeVisible()
    await waitFor(() =>
      expect(notices).toMatchObject([{ kind: 'success', message: '“unused.mp3” was deleted' }]),
    )
  })
})

describe('uploading on the library screen', () => {
  const isMediaWrite = ({ method, path }: { method: string; path: string }) =>
    method !== 'GET' && path.startsWith('media')
  const notes = new File(['Dear all'], 'notes.mp3', { type: 'audio/mpeg' })
  const empty = new File([], 'empty.mp3', { type: 'audio/mpeg' })

  it('says why each file is refused, and restores the focus when that is closed', async () => {
    const { user, server, notices } = await openLibrary()
    await screen.findByRole('button', { name: 'Upload files…' })
    await user.upload(screen.getByLabelText('Files for the library'), [notes, empty])
    expect(
      await screen.findByText(
        '“notes.mp3” is not an MP3, M4A, OGG or WAV recording, nor a PNG, JPEG or WebP picture. Export it as MP3 from an audio program, such as Audacity, and choose that file.',
      ),
    ).toBeVisible()
    expect(await screen.findByText('“empty.mp3” is empty.')).toBeVisible()
    expect(notices).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Dismiss notes.mp3' }))
    await waitFor(() => expect(screen.queryByText(/notes\.mp3/)).toBeNull())
    expect(screen.getByText('“empty.mp3” is empty.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload files…' })).toHaveFocus())
    expect(server.requests.filter(isMediaWrite)).toEqual([])
  })

  it('reports the results of many files, and clears finished ones with one click', async () => {
    const { user } = await openLibrary()
    await screen.findByRole('button', { name: 'Upload files…' })
    await user.upload(screen.getByLabelText('Files for the library'), [notes, empty])
    expect(await screen.findByText('0 of 2 files are in the library. 2 were not uploaded.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Dismiss finished' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files that are uploaded' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload files…' })).toHaveFocus())
  })

  it('accepts files dropped anywhere and pasted files, but not the picture that comes with copied text', async () => {
    await openLibrary()
    const search = await screen.findByRole('searchbox', { name: 'Search the library' })
    const copied = { files: [empty], types: ['text/plain', 'text/rtf', 'Files'] }
    fireEvent.paste(search, { clipboardData: copied })
    fireEvent.drop(document.body, { dataTransfer: { files: [notes], types: ['Files'] } })
    expect(await screen.findByText(/^“notes\.mp3” is not/)).toBeVisible()
    expect(screen.queryByText('“empty.mp3” is empty.')).toBeNull()
    fireEvent.paste(search, { clipboardData: { files: [empty], types: ['Files'] } })
    expect(await screen.findByText('“empty.mp3” is empty.')).toBeVisible()
  })
})

describe('the recording field', () => {
  const path = '/mocks/listening/new'

  it('accepts the address of a file in the library', async () => {
    let address = ''
    const { user } = await openLibrary({
      path,
      arrange: async (given) => {
        await keepFile(given, 'plan.png', 'image/png')
        address = toAbsoluteUrl((await keepFile(given, 'Section 1.mp3', 'audio/mpeg')).address)
      },
    })
    const opener = await screen.findByRole('button', { name: 'Choose from library…' })
    await user.click(opener)
    await user.click(await screen.findByRole('button', { name: 'Use this recording: Section 1.mp3' }))
    await waitFor(() => expect(opener).toHaveFocus())
    expect(screen.getByLabelText(/Address of the recording/)).toHaveValue(address)
    expect(screen.queryByText('plan.png')).toBeNull()
  })

  it('refuses a file that is not a recording before sending anything', async () => {
    const { user, server } = await openLibrary({ path })
    const file = new File(['<html>'], 'notes.mp3', { type: 'audio/mpeg' })
    await screen.findByRole('button', { name: 'Upload a recording…' })
    await user.upload(screen.getByLabelText('File of the recording'), file)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“notes.mp3” is not an MP3, M4A, OGG or WAV recording. Export it as MP3 from an audio program, such as Audacity, and choose that file.',
    )
    expect(server.requests.filter(({ path: asked }) => asked.startsWith('media'))).toEqual([])
  })

  it('is a plain address field when there is no library', async () => {
    await openLibrary({ path, media: false })
    expect(await screen.findByLabelText(/Address of the recording/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull()
  })
})
