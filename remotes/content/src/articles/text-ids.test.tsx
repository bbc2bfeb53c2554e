import { renderRemote } from '@console/remote-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articlesPath } from '../navigation/paths.ts'
import content from '../remote.ts'

const toId = (end: number) => `018f3c2a-7b1e-7101-9abc-${String(end).padStart(12, '0')}`
const id = toId(7)
const times = { created_at: '2026-11-01', updated_at: '2026-11-02 10:00:00', deleted_at: null }

const section = {
  ...{ id: toId(71), grammar_id: id, ...times, title: 'Uses', content_type: 'paragraph' },
  paragraphs: [{ id: toId(72), content_id: toId(71), paragraph: 'First.' }],
}
const body = { type: 'grammar', title: 'Articles', sub_type: null, status: 'draft', contents: [section] }

test('an article that its server names by a UUID is opened from the list and saved with the ids of its parts', async () => {
  const answer = { status: 200, times: 9 }
  const remote = await renderRemote(content, {
    path: articlesPath,
    seed: 'staff-only',
    arrange: ({ server }) => {
      const record = { id, slug: 'articles', duration: null, author: null, read_count: 0, ...times, ...body }
      const toBody = (data: unknown) => ({ status: true, data })
      server.failNext({ ...answer, method: 'GET', path: 'grammars-or-essays', body: toBody([record]) })
      server.failNext({ ...answer, method: 'GET', path: `get-grammar-or-essay/${id}`, body: toBody(record) })
      server.failNext({ ...answer, method: 'PUT', path: `update-grammar-or-essay/${id}`, body: toBody(null) })
    },
  })
  await remote.user.click(await screen.findByRole('link', { name: 'Articles' }))
  await remote.user.click(await screen.findByRole('link', { name: 'Edit article' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Paragraph' }), {
    target: { value: 'Second.' },
  })
  await remote.user.click(screen.getAllByRole('button', { name: 'Definition' }).at(-1) ?? document.body)
  await remote.user.keyboard('New{Control>}s{/Control}')
  const listBodies = () =>
    remote.server.requests.flatMap(({ method, body: sent }) => (method === 'PUT' ? [sent] : []))
  const changed = { ...section, paragraphs: [{ ...section.paragraphs[0], paragraph: 'Second.' }] }
  const added = { title: 'New', content_type: 'definition' }
  await waitFor(() => expect(listBodies()).toEqual([{ ...body, contents: [changed, added] }]))
})
