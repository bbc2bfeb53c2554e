import { toBlankMock } from '@console/ielts'
import { mockPayloadSchema } from '@console/ielts/schemas'
import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { deleteAndLeave, type TriedWrite, testWriteAnswers } from '@console/remote-kit/testing/write-answers'
import { act, fireEvent, screen } from '@testing-library/react'
import { createMock, fetchBooks, fetchMocks } from './api/mock.api.ts'
import { buildMockPayload } from './api/mock-document.ts'
import { chooseBook } from './authoring/testing/choose-book.ts'
import { mockPaths } from './navigation/paths.ts'
import mocks from './remote.ts'
import { provideDeviceStorage } from './versions/testing/device-storage.ts'

provideDeviceStorage()

const save = ({ user }: RenderedRemote) => user.keyboard('{Control>}s{/Control}')

const rename = async (name: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: name } })

async function openEditor({ router, user }: RenderedRemote, path: string) {
  // The list is read first, since new mocks are recognized by comparison with it.
  await screen.findByRole('link', { name: 'Tide' })
  await act(() => router.navigate(path))
  if (path === mockPaths.writing.new) {
    await user.click(await screen.findByRole('button', { name: /^Full test, Academic/ }))
  }
  await user.click(await screen.findByRole('treeitem', { name: /^Details/ }))
}

const writes = {
  create: {
    call: { method: 'POST', path: 'mocks/writing' },
    wanted: ['Harbour draft', 'Tide draft'],
    async run(remote) {
      await openEditor(remote, mockPaths.writing.new)
      await rename('Harbour')
      await chooseBook(remote)
      await save(remote)
    },
    again: save,
  },
  update: {
    call: { method: 'PUT', path: 'mocks/writing/1' },
    wanted: ['Harbour draft'],
    async run(remote) {
      await openEditor(remote, mockPaths.writing.toEditor(1))
      await rename('Harbour')
      await save(remote)
    },
    again: save,
  },
  duplicate: {
    call: { method: 'POST', path: 'mocks/writing' },
    wanted: ['Copy of Tide draft', 'Tide draft'],
    run: (remote) => chooseRowAction(remote, 'Tide', 'Duplicate'),
  },
  archive: {
    call: { method: 'PUT', path: 'mocks/writing/1' },
    wanted: ['Tide archived'],
    run: (remote) => chooseRowAction(remote, 'Tide', 'Archive'),
  },
  delete: {
    call: { method: 'DELETE', path: 'mocks/writing/1' },
    wanted: [],
    run: (remote) => deleteAndLeave(remote, 'Tide'),
  },
} satisfies Record<string, TriedWrite>

testWriteAnswers({
  open: () =>
    renderRemote(mocks, {
      path: mockPaths.writing.list,
      seed: 'books',
      answers: {},
      arrange: async ({ api }) => {
        const [book] = await fetchBooks(api)
        const document = { ...toBlankMock('writing'), name: 'Tide', ielts_book_id: book?.id ?? null }
        await createMock(api, 'writing', mockPayloadSchema.parse(buildMockPayload(document, null)))
      },
    }),
  list: async ({ api }) => (await fetchMocks(api, 'writing')).map(({ name, status }) => `${name} ${status}`),
  writes,
})
