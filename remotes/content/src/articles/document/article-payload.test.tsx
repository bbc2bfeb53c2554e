import { renderRemote } from '@console/remote-kit/testing'
import type { RecordId } from '@console/shared/http/record-list'
import { articleSchema } from '@console/shared/schemas/article'
import { expect, test } from 'vitest'
import { articlesPath } from '../../navigation/paths.ts'
import content from '../../remote.ts'
import { fetchArticle, fetchArticles, updateArticle } from '../api/article.api.ts'
import { articleShape } from './article-content.ts'
import { blankArticle, toArticleDocument } from './article-document.ts'
import { buildArticlePayload } from './article-payload.ts'
import { headingRow, retypeCell } from './table-commands.ts'

const moment = '2026-11-02T09:30:00.000Z'
const row = { created_at: moment, updated_at: moment, deleted_at: null }

/** An article of a server that formats tables differently and has additional fields. */
const record = articleSchema.parse({
  ...row,
  id: 7,
  title: 'Past perfect',
  slug: 'past-perfect',
  type: 'grammar',
  sub_type: 'tense',
  status: 'published',
  duration: '9',
  author: 'Helen Ashworth',
  read_count: 3,
  sub_title: '',
  image: null,
  blog_image: 'https://example.com/past.png',
  created_by: 1,
  level: { name: 'B2' },
  contents: [
    {
      ...row,
      id: 71,
      grammar_id: 7,
      title: '',
      colour: 'blue',
      content_type: 'table',
      table_data: [
        {
          id: 72,
          content_id: 71,
          width: 4,
          table_columns: '[ "A",  "B" ]',
          table_rows: '[ [1, null],["x"] ]',
        },
        { id: 73, content_id: 71, table_columns: ['A'], table_rows: [['x']] },
        { id: 74, content_id: 71, table_columns: 'A | B', table_rows: 'x | y' },
      ],
    },
    { ...row, id: 75, grammar_id: 7, title: null, deleted_at: moment, content_type: 'definition' },
  ],
})

const toOpened = () => articleShape.toContent(toArticleDocument(record))

// proves 3.10
test('sends an unchanged article’s fields as received, including unknown ones inside its sections', () => {
  const { title, type, sub_type, status, contents } = record
  const payload = buildArticlePayload(articleShape.toDocument(toOpened()), record)
  expect(payload).toEqual({ title, type, sub_type, status, contents })
})

test('a picture and a subtitle are sent where they have changed', () => {
  const document = { ...articleShape.toDocument(toOpened()), sub_title: 'For B2', blog_image: null }
  expect(buildArticlePayload(document, record)).toMatchObject({ sub_title: 'For B2', blog_image: null })
  expect(buildArticlePayload(document, record)).not.toHaveProperty('image')
})

// proves 3.12
test('only the edited part of a table is rewritten, as JSON text', () => {
  const opened = toOpened()
  const section = opened.sections[71]
  if (section?.content_type !== 'table') throw new Error('The first section is a table')
  const [first] = section.tables
  if (first === undefined || !('columns' in first)) throw new Error('The first table can be read')
  const cell = { row: first.rows[1]?.id ?? '', column: first.columns[1]?.id ?? '' }
  const edited = retypeCell(cell, 'y')(first)
  const document = articleShape.toDocument({
    ...opened,
    sections: { ...opened.sections, 71: { ...section, tables: [edited, ...section.tables.slice(1)] } },
  })
  const sent = {
    colour: 'blue',
    table_data: [
      { id: 72, width: 4, table_columns: '[ "A",  "B" ]', table_rows: '[["1",""],["x","y"]]' },
      { id: 73, table_columns: ['A'], table_rows: [['x']] },
      { id: 74, table_columns: 'A | B', table_rows: 'x | y' },
    ],
  }
  expect(buildArticlePayload(document, record)).toMatchObject({ contents: [sent, record.contents[1]] })
  const retitled = retypeCell({ row: headingRow, column: cell.column }, 'C')(first)
  expect(retitled.columns.map(({ text }) => text)).toEqual(['A', 'C'])
})

// proves 7.14
test('a new article is sent with the fields of the call and without ids, and with a picture only if it has one', () => {
  const section = { id: 'made-here', title: 'Uses', content_type: 'list' as const }
  const document = {
    ...blankArticle,
    title: ' Articles ',
    contents: [{ ...section, list_items: [{ id: 'made-too', list_item: 'First' }] }],
  }
  expect(JSON.parse(JSON.stringify(buildArticlePayload(document, null)))).toEqual({
    title: 'Articles',
    type: 'grammar',
    sub_type: null,
    status: 'draft',
    contents: [{ title: 'Uses', content_type: 'list', list_items: [{ list_item: 'First' }] }],
  })
})

// proves 3.11, 7.13, B53
test('every seeded article is unchanged on the server after opening and saving it', async () => {
  const { api } = await renderRemote(content, { path: articlesPath })
  const ids = (await fetchArticles(api)).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(40)
  const reopen = async (id: RecordId) => {
    const before = await fetchArticle(api, id)
    const document = articleShape.toDocument(articleShape.toContent(toArticleDocument(before)))
    await updateArticle(api, id, buildArticlePayload(document, before))
    expect({ ...(await fetchArticle(api, id)), updated_at: before.updated_at }).toEqual(before)
  }
  await Promise.all(ids.map(reopen))
}, 60_000)
