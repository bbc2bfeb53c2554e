import { type RenderedRemote, renderRemote } from '@console/remote-kit/testing'
import { chooseRowAction } from '@console/remote-kit/testing/row-action'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articlesPath, toArticleEditPath } from '../navigation/paths.ts'
import content from '../remote.ts'

const times = { created_at: '2026-11-01', updated_at: '2026-11-02 10:00:00', deleted_at: null }
const of = { grammar_id: '7', ...times }

/** An article of another server implementation, with a title that breaks the console's rules. */
const body = {
  ...{ type: 'grammar', sub_type: null, status: 'draft', title: `${'Long '.repeat(60)}` },
  contents: [
    {
      ...{ id: '71', ...of, title: '', content_type: 'paragraph', colour: 'blue' },
      paragraphs: [
        { id: '72', content_id: '71', paragraph: 'First.', width: 4 },
        { id: '73', content_id: '71', paragraph: null, position: '2' },
      ],
    },
    { id: '74', ...of, title: ' Uses ', content_type: 'definition', deleted_at: '2026-11-02T10:00:00Z' },
    {
      ...{ id: '75', ...of, title: null, content_type: 'table' },
      table_data: [
        { id: '76', content_id: '75', table_columns: ['A', null], table_rows: '[ [1, null],["x"] ]' },
      ],
    },
    {
      ...{ id: '77', ...of, content_type: 'list' },
      list_items: [{ id: '78', content_id: '77', list_item: 'one' }],
    },
  ],
}

const record = {
  ...{ id: '7', slug: 'long', duration: '9', author: null, read_count: '3', sub_title: '', image: null },
  ...{ blog_image: 'ftp://elsewhere/a.png', created_by: 1, level: { name: 'B2' }, ...times, ...body },
}

async function open(path: string) {
  return renderRemote(content, {
    path,
    seed: 'staff-only',
    arrange: ({ server }) => {
      const answer = { status: 200, times: 9 }
      const toBody = (data: unknown) => ({ status: true, data })
      server.failNext({ ...answer, method: 'GET', path: 'grammars-or-essays', body: toBody([record]) })
      server.failNext({ ...answer, method: 'GET', path: 'get-grammar-or-essay/7', body: toBody(record) })
      server.failNext({ ...answer, method: 'PUT', path: 'update-grammar-or-essay/7', body: { status: true } })
    },
  })
}

const listBodies = ({ server }: RenderedRemote) =>
  server.requests.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))

async function save(remote: RenderedRemote) {
  await remote.user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(listBodies(remote)).toHaveLength(1))
}

// proves 3.10, 7.13
test('changing one paragraph sends everything else as received', async () => {
  const remote = await open(toArticleEditPath(7))
  const [paragraph] = await screen.findAllByDisplayValue('First.')
  if (paragraph === undefined) throw new Error('There is no paragraph')
  fireEvent.change(paragraph, { target: { value: 'Second.' } })
  await save(remote)
  const [section, deleted, ...others] = body.contents
  const [first, second] = body.contents.flatMap((each) => ('paragraphs' in each ? each.paragraphs : []))
  const changed = { ...section, paragraphs: [{ ...first, paragraph: 'Second.' }, second] }
  // The deleted section is not among the others, so it comes last.
  expect(listBodies(remote)).toEqual([{ ...body, contents: [changed, ...others, deleted] }])
})

test('changing the subtype sends the contents as received', async () => {
  const remote = await open(toArticleEditPath(7))
  await remote.user.selectOptions(await screen.findByRole('combobox', { name: 'Subtype' }), 'Tense')
  await save(remote)
  expect(listBodies(remote)).toEqual([{ ...body, sub_type: 'tense' }])
})

test('validates a changed title', async () => {
  const remote = await open(toArticleEditPath(7))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), {
    target: { value: 'x'.repeat(256) },
  })
  await remote.user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Title can have at most 255 characters')).toBeVisible()
  expect(listBodies(remote)).toEqual([])
})

test('changing the status in the list sends everything else as received', async () => {
  const remote = await open(articlesPath)
  await chooseRowAction(remote, body.title.trim(), 'Archive')
  await waitFor(() => expect(listBodies(remote)).toEqual([{ ...body, status: 'archived' }]))
})
