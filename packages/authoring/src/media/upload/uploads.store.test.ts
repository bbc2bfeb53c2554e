import { startAdminApi } from '@console/remote-kit/testing/admin-api'
import { createApiClient } from '@console/shared/http'
import type { NoticeOptions, OpenEditor } from '@console/shared/platform'
import type { User } from '@console/shared/schemas/session'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand'
import type { Upload } from './create-upload.ts'
import { hashFile } from './hash-file.ts'
import { createUploads } from './uploads.store.ts'

let server: Awaited<ReturnType<typeof startAdminApi>>
beforeAll(async () => {
  server = await startAdminApi({ seed: 'staff-only', media: true })
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const buildRecording = (name: string) => new File(['ID3', name], name, { lastModified: 1 })
const buildUser = (id: number): User => ({ id, name: 'Staff', email: 'staff@example.com', roles: [] })

/** Files are read once `mayRead` resolves. */
function open(mayRead: Promise<void> = Promise.resolve()) {
  const notices: { kind: string; message: string; options: NoticeOptions | undefined }[] = []
  const say = (kind: string) => (message: string, options?: NoticeOptions) =>
    notices.push({ kind, message, options })
  const editors = new Set<OpenEditor>()
  const users = createStore<{ user: User | null }>(() => ({ user: buildUser(1) }))
  const uploads = createUploads(
    {
      api: createApiClient({ baseUrl: server.baseUrl, readToken: () => server.session.token }),
      queryClient: new QueryClient(),
      session: {
        readUser: () => users.getState().user,
        readPermissions: () => [],
        subscribe: users.subscribe,
      },
      notify: {
        ...{ success: say('success'), error: say('error'), warning: say('warning'), info: say('info') },
        ...{ message: say('message'), loading: say('loading'), promise: () => undefined },
        ...{ dismiss: () => undefined, isReady: () => true },
      },
      editors: {
        add(editor) {
          editors.add(editor)
          return () => void editors.delete(editor)
        },
      },
    },
    async (file, onProgress) => {
      await mayRead
      return hashFile(file, onProgress)
    },
  )
  return { uploads, notices, editors, users }
}

const until = (upload: Upload, is: string) =>
  vi.waitFor(() => expect(upload.store.getState().is).toBe(is), 15_000)

it('announces how an upload ended unless it is on screen', async () => {
  const { uploads, notices } = open()
  const unseen = uploads.add(buildRecording('unseen.mp3'))
  uploads.watch(unseen)()
  await until(unseen, 'kept')
  await vi.waitFor(() =>
    expect(notices).toMatchObject([{ kind: 'success', message: '“unseen.mp3” is in the media library' }]),
  )
  const seen = uploads.add(buildRecording('seen.mp3'))
  await until(seen, 'kept')
  const wrong = uploads.add(new File(['Dear all'], 'notes.mp3'), 'recording')
  uploads.watch(wrong)()
  await until(wrong, 'failed')
  await vi.waitFor(() =>
    expect(notices.slice(1)).toMatchObject([
      {
        kind: 'error',
        message: '“notes.mp3” was not uploaded',
        options: {
          description:
            '“notes.mp3” is not an MP3, M4A, OGG or WAV recording. Export it as MP3 from an audio program, such as Audacity, and choose that file.',
        },
      },
    ]),
  )
})

it('warns before the page is left while a file is uploading', async () => {
  const mayRead = Promise.withResolvers<void>()
  const { uploads, editors } = open(mayRead.promise)
  expect(editors.size).toBe(0)
  const upload = uploads.add(buildRecording('long.mp3'))
  expect(editors.size).toBe(1)
  upload.pause()
  expect(editors.size).toBe(0)
  upload.start()
  expect(editors.size).toBe(1)
  mayRead.resolve()
  await until(upload, 'kept')
  expect(editors.size).toBe(0)
})

it('lists the files when signing out, and pauses uploads when the section is left', async () => {
  const { uploads, editors } = open(new Promise(() => undefined))
  const upload = uploads.add(buildRecording('long.mp3'))
  const [held] = editors
  expect(held?.describe?.()).toEqual({
    stopped: `“long.mp3” is still being uploaded. Choose the file again later, and the upload continues where it stopped.`,
  })
  for (const name of ['2.mp3', '3.mp3', '4.mp3', '5.mp3']) uploads.add(buildRecording(name))
  const files = '“long.mp3”, “2.mp3”, “3.mp3” and 2 more'
  expect(held?.describe?.()).toEqual({
    stopped: `${files} are still being uploaded. Choose the files again later, and the uploads continue where they stopped.`,
  })
  await held?.release()
  expect(upload.store.getState().is).toBe('paused')
  expect(editors.size).toBe(0)
})

it('pauses when the session ends, resumes for the same person, and shows nothing to anyone else', async () => {
  const { uploads, users } = open()
  const upload = uploads.add(buildRecording('mine.mp3'))
  users.setState({ user: null })
  expect(upload.store.getState().is).toBe('paused')
  users.setState({ user: buildUser(1) })
  expect(uploads.store.getState()).toEqual([upload])
  users.setState({ user: null })
  users.setState({ user: buildUser(2) })
  expect(uploads.store.getState()).toEqual([])
})

it('accepts a file once, resumes it when it is chosen again, and forgets it when it is removed', async () => {
  const { uploads, editors } = open(new Promise(() => undefined))
  const upload = uploads.add(buildRecording('once.mp3'))
  expect(uploads.add(buildRecording('once.mp3'))).toBe(upload)
  upload.pause()
  expect(uploads.add(buildRecording('once.mp3'))).toBe(upload)
  await until(upload, 'checking')
  expect(uploads.store.getState()).toEqual([upload])
  uploads.remove(upload)
  expect(uploads.store.getState()).toEqual([])
  expect(editors.size).toBe(0)
})
