import { type Article, articleListSchema, articleSchema } from '@console/shared/schemas/article'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { asJson, unknownFields, words } from '../../test/support/arbitraries.ts'
import { useTestApi } from '../../test/support/use-test-api.ts'

const columns = '["Tense",  "Example"]'
const rows = '[["present", "I work"],["past", "I worked"]]'

const tenses = {
  type: 'grammar',
  title: 'The Café’s tenses: été & hiver',
  sub_type: 'tense',
  status: 'draft',
  contents: [
    { content_type: 'definition', title: 'A tense tells when.' },
    { content_type: 'list', title: null, list_items: [{ list_item: 'past' }, { list_item: 'present' }] },
    { content_type: 'paragraph', title: 'Use', paragraphs: [{ paragraph: 'word '.repeat(450) }] },
    { content_type: 'table', title: 'Forms', table_data: [{ table_columns: columns, table_rows: rows }] },
  ],
}

const listPartIds = (article: Article) => article.contents.flatMap(listIds)

function listIds(section: Article['contents'][number]): Article['id'][] {
  switch (section.content_type) {
    case 'definition':
      return [section.id]
    case 'list':
      return [section.id, ...section.list_items.map((item) => item.id)]
    case 'paragraph':
      return [section.id, ...section.paragraphs.map((item) => item.id)]
    case 'table':
      return [section.id, ...section.table_data.map((item) => item.id)]
  }
}

describe('articles', () => {
  const api = useTestApi()
  const create = (body: object = tenses) =>
    api.staff.ask('POST', 'store-grammar-or-essay', articleSchema, body)
  const read = (id: Article['id']) => api.staff.ask('GET', `get-grammar-or-essay/${id}`, articleSchema)
  const save = (id: Article['id'], body: object) =>
    api.staff.ask('PUT', `update-grammar-or-essay/${id}`, articleSchema, body)

  it('are created, listed, read, replaced and deleted', async () => {
    const created = await create()
    expect(created).toMatchObject({
      ...tenses,
      slug: 'the-cafes-tenses-ete-hiver',
      author: 'Amelia Hart',
      read_count: 0,
      duration: 3,
      deleted_at: null,
    })
    expect(await read(created.id)).toEqual(created)

    const summaries = await api.staff.ask('GET', 'grammars-or-essays', articleListSchema)
    const summary = summaries.find(({ id }) => id === created.id)
    expect(created).toMatchObject(summary ?? {})
    expect(Object.keys(summary ?? {}).toSorted()).toEqual([
      ...['author', 'created_at', 'created_by', 'duration', 'id', 'image', 'read_count', 'slug'],
      ...['sub_title', 'sub_type', 'title', 'type'],
    ])

    const { client: editor } = await api.visitor.signIn('editor@example.com')
    const changed = { ...tenses, title: 'Tenses', status: 'published', contents: [] }
    const path = `update-grammar-or-essay/${created.id}`
    const saved = await editor.ask('PUT', path, articleSchema, changed)
    expect(saved).toMatchObject({ ...changed, slug: created.slug, author: 'Amelia Hart', duration: 1 })
    expect(await read(created.id)).toEqual(saved)

    const removal = await api.staff.send('DELETE', `delete-grammar-or-essay/${created.id}`)
    expect(removal).toMatchObject({ status: 200, data: null })
    const left = await api.staff.ask('GET', 'grammars-or-essays', articleListSchema)
    expect(left.map(({ id }) => id)).not.toContain(created.id)
    expect((await api.staff.send('GET', `get-grammar-or-essay/${created.id}`)).status).toBe(404)
    expect((await api.staff.send('PUT', path, { body: tenses })).status).toBe(404)
    expect((await api.staff.send('DELETE', `delete-grammar-or-essay/${created.id}`)).status).toBe(404)
  })

  it('get slugs of their own from equal titles, even when created at once', async () => {
    const together = await Promise.all([1, 2, 3].map(() => create({ ...tenses, title: 'Same title' })))
    expect(together.map(({ slug }) => slug).toSorted()).toEqual([
      'same-title',
      'same-title-2',
      'same-title-3',
    ])
    expect((await create({ ...tenses, title: '時制' })).slug).toMatch(/^article(-\d+)?$/)
  })

  it('keep the ids of sections and items that are sent back, and give new ones to what is new', async () => {
    const created = await create()
    const [definition, list] = created.contents
    if (definition === undefined || list?.content_type !== 'list') throw new Error('The list is missing')
    const [past, present] = list.list_items
    const saved = await save(created.id, {
      ...tenses,
      contents: [
        { ...list, title: 'Kinds', list_items: [present, { list_item: 'future' }, past] },
        { content_type: 'definition', title: 'New' },
        definition,
      ],
    })
    const [savedList, added, kept] = saved.contents
    if (savedList?.content_type !== 'list') throw new Error('The list is missing')
    expect(savedList.id).toBe(list.id)
    expect(savedList.list_items.map(({ id }) => id)).toEqual([present?.id, expect.any(Number), past?.id])
    expect(savedList.list_items.every((item) => item.content_id === list.id)).toBe(true)
    expect(kept).toEqual(definition)
    expect(listPartIds(created)).not.toContain(added?.id)
    expect(savedList.created_at).toBe(list.created_at)
    expect(savedList.updated_at > list.updated_at).toBe(true)
    expect(new Set(listPartIds(saved)).size).toBe(listPartIds(saved).length)
  })

  it('ignore ids that belong to another article or are sent twice', async () => {
    const other = await create()
    const mine = await create()
    const contents = [...other.contents, ...mine.contents, ...mine.contents]
    const saved = await save(mine.id, { ...tenses, contents })
    const ids = listPartIds(saved)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(listPartIds(mine)))
    expect(ids.filter((id) => listPartIds(other).includes(id))).toEqual([])
    expect(saved.contents.every((section) => section.grammar_id === mine.id)).toBe(true)
  })

  it('keep image and subtitle unless new ones are sent', async () => {
    const image = 'https://images.example.com/a.webp'
    const { id } = await create({ ...tenses, image, sub_title: 'In brief' })
    expect(await save(id, tenses)).toMatchObject({ image, sub_title: 'In brief', blog_image: null })
    expect(await save(id, { ...tenses, image: null, blog_image: image })).toMatchObject({
      ...{ image: null, sub_title: 'In brief', blog_image: image },
    })
    const refused = await api.staff.send('PUT', `update-grammar-or-essay/${id}`, {
      body: { ...tenses, image: 7 },
    })
    expect(refused).toMatchObject({
      status: 422,
      error: { image: ['Invalid input: expected string, received number'] },
    })
  })

  it('name the failing field inside a section', async () => {
    const contents = [
      { content_type: 'list', title: null, list_items: [{ list_item: 'fine' }, { list_item: 4 }] },
      { content_type: 'poem', title: null },
    ]
    expect(
      await api.staff.send('POST', 'store-grammar-or-essay', { body: { ...tenses, contents } }),
    ).toMatchObject({
      status: 422,
      error: {
        'contents.0.list_items.1.list_item': ['Invalid input: expected string, received number'],
        'contents.1.content_type': [
          "Invalid discriminator value. Expected 'definition' | 'list' | 'paragraph' | 'table'",
        ],
      },
    })
  })

  it('store everything that is sent, and change nothing when saved as read', async () => {
    await fc.assert(
      fc.asyncProperty(articles, async (payload) => {
        const sent = asJson(payload)
        const { id } = await create(sent)
        const before = await read(id)
        expect(before).toMatchObject(sent)
        await save(id, before)
        const after = await read(id)
        expect({ ...after, updated_at: before.updated_at }).toEqual(before)
        await api.staff.ask('DELETE', `delete-grammar-or-essay/${id}`, z.null())
      }),
      { numRuns: 40 },
    )
  })
})

/** A record with fields the API does not know; `own` are the names it uses itself. */
const loose = <Fields extends object>(own: readonly string[], fields: fc.Arbitrary<Fields>) =>
  fc.tuple(unknownFields(own), fields).map(([extra, known]) => ({ ...extra, ...known }))

const title = fc.option(fc.string({ unit: 'grapheme' }))
const sectionNames = [
  ...['id', 'grammar_id', 'title', 'content_type', 'created_at', 'updated_at', 'deleted_at'],
  ...['list_items', 'paragraphs', 'table_data'],
]
const items = <Fields extends object>(fields: fc.Arbitrary<Fields>) =>
  fc.array(loose(['id', 'content_id', 'list_item', 'paragraph', 'table_columns', 'table_rows'], fields), {
    maxLength: 3,
  })
const text = fc.string({ unit: 'grapheme' })
const table = fc.record({
  table_columns: fc.oneof(
    fc.array(text),
    fc.array(text).map((cells) => JSON.stringify(cells, null, 1)),
  ),
  table_rows: fc.oneof(fc.array(fc.array(text)), fc.constant('not even JSON')),
})
const sections = fc.oneof(
  fc.record({ title, content_type: fc.constant('definition') }),
  fc.record({ title, content_type: fc.constant('list'), list_items: items(fc.record({ list_item: text })) }),
  fc.record({
    title,
    content_type: fc.constant('paragraph'),
    paragraphs: items(fc.record({ paragraph: text })),
  }),
  fc.record({ title, content_type: fc.constant('table'), table_data: items(table) }),
)
const articles = loose(
  Object.keys(articleSchema.shape),
  fc.record({
    type: fc.constantFrom('grammar', 'essay'),
    title: words,
    sub_type: fc.constantFrom('writing_tips', 'example_essay', 'tense', null),
    status: fc.constantFrom('published', 'draft', 'archived'),
    contents: fc.array(loose(sectionNames, sections), { maxLength: 4 }),
  }),
)
