import { renderRemote } from '@console/remote-kit/testing'
import { useEditor } from '@console/shared/editing/use-editor'
import type { Platform } from '@console/shared/platform'
import { withPlatform } from '@console/shared/platform-context'
import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { expect, test, vi } from 'vitest'

type Note = { title: string }

/** One component for every note, without a React key. */
function NoteEditor() {
  const { id = '' } = useParams()
  const title = useRef<HTMLInputElement>(null)
  const editor = useEditor<Note, Note>({
    key: { entity: 'notes', id },
    record: { title: 'Harbours' },
    blank: { title: '' },
    source: { read: () => ({ title: title.current?.value ?? 'Harbours' }), replace: () => undefined },
    path: `/notes/${id}/`,
    title: ({ title }) => title,
    words: { noun: 'note', label: () => 'Title' },
    toDocument: (record) => record,
    toVersion: ({ title }) => title,
    parseDraft: () => null,
    reread: async () => null,
    write: async (record) => ({ record, id: 1 }),
    save: async () => undefined,
  })
  return (
    <>
      <h1>Note {id}</h1>
      <input aria-label="Title" ref={title} defaultValue="Harbours" />
      <button type="button" onClick={() => void editor.save()}>
        Save
      </button>
    </>
  )
}

const remote = {
  name: 'notes',
  routes: (platform: Platform) => [withPlatform(platform, [{ path: '/notes/:id/', Component: NoteEditor }])],
}

test('an editor goes on with the record that it has created', async () => {
  const { router } = await renderRemote(remote, { path: '/notes/new/' })
  await screen.findByRole('heading', { name: 'Note new' })
  await router.navigate('/notes/7/')
  expect(await screen.findByRole('heading', { name: 'Note 7' })).toBeVisible()
})

test('an editor that is given another record says so in place of saving over it', async () => {
  // React reports what a component throws.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { router } = await renderRemote(remote, { path: '/notes/7/' })
  await screen.findByRole('heading', { name: 'Note 7' })
  await router.navigate('/notes/8/')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The editor of notes 7 was given notes 8, over which it would save. Give the component the id as its React key.',
  )
  report.mockRestore()
})

test('an editor that is told of no change says so when it is saved', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await renderRemote(remote, { path: '/notes/7/' })
  await user.click(await screen.findByText('Save'))
  expect(report).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Title'), ' of the north')
  await user.click(screen.getByText('Save'))
  expect(report).toHaveBeenCalledWith(
    'The editor of notes is saved, and noteChange was never called: no draft was kept.',
  )
  report.mockRestore()
})
