import { assert, constantFrom, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articleSchema, articleSummarySchema } from '../schemas/article.schema.ts'
import { couponSchema } from '../schemas/coupon.schema.ts'
import { packageSchema } from '../schemas/package.schema.ts'
import { recordListSchema } from './record-list.schema.ts'
import { findUnreadableField, listUnreadableFields, readRecord, toRawText } from './unreadable-fields.ts'
import { keepingWire, readWire } from './wire.ts'

const at = '2026-11-02T10:00:00Z'
const times = { created_at: at, updated_at: at }

const records = {
  package: [
    packageSchema,
    { ...{ id: 1, name: 'Gold', coins: 10, gems: 5, price: '9.99' }, ...times, status: 'draft' },
  ],
  coupon: [
    couponSchema,
    {
      ...{
        id: 1,
        code: 'SPRING',
        description: null,
        type: 'fixed',
        influencer_id: 3,
        category: 'new',
        amount: 5,
      },
      ...{ starts_at: at, expires_at: at, limit: 9, campaign: 'spring', status: 'draft', updated_by: 'Ada' },
      ...times,
    },
  ],
  'article of a list': [
    articleSummarySchema,
    {
      ...{
        id: 1,
        title: 'Past',
        slug: 'past',
        type: 'grammar',
        sub_type: 'tense',
        duration: 5,
        author: 'Ada',
      },
      ...{ read_count: 12, sub_title: 'Had', image: 'a.png', created_by: 2, created_at: at },
    },
  ],
  article: [
    articleSchema,
    {
      ...{
        id: 1,
        title: 'Past',
        slug: 'past',
        type: 'grammar',
        sub_type: 'tense',
        duration: 5,
        author: 'Ada',
      },
      ...{
        read_count: 12,
        sub_title: 'Had',
        image: 'a.png',
        created_by: 2,
        blog_image: null,
        status: 'draft',
      },
      ...times,
      ...{ deleted_at: null, contents: [] },
    },
  ],
} as const

/** Fields that are never replaced; section contents have a test of their own. */
const unguessed = ['id', 'status', 'section', 'contents']

test.each(Object.entries(records))(
  'one odd value costs a %s no more than its field',
  (_, [schema, sound]) => {
    const fields = Object.keys(sound).filter((field) => !unguessed.includes(field))
    const read = keepingWire<object>(schema)
    void assert(
      property(constantFrom(...fields), jsonValue(), (field, raw) => {
        const came = { ...sound, [field]: raw }
        const result = readRecord<object>(schema, came, ['data'])
        if (result.issues !== undefined) throw new Error(JSON.stringify(result.issues))
        const odd = findUnreadableField(result.value, field)
        if (odd !== undefined) expect(odd.raw).toEqual(raw)
        for (const issue of odd?.issues ?? []) expect(issue.path).toContain(`data.${field}`)
        expect(listUnreadableFields(result.value).filter((other) => other !== odd)).toEqual([])
        const body = { shape: came }
        // A copy made by a cache is sent back as received, and so is the record itself.
        if (odd !== undefined) expect(readWire({ ...result.value }, body)[field]).toEqual(raw)
        const kept = read['~standard'].validate(came)
        expect(!(kept instanceof Promise) && kept.issues === undefined && readWire(kept.value, body)).toEqual(
          came,
        )
      }),
    )
  },
)

test.each([
  ['package', { created_at: null, updated_at: undefined }, { created_at: '', updated_at: '' }],
  ['package', { updated_at: 'last week' }, { updated_at: 'last week' }],
  ['package', { status: ' Published ' }, { status: 'published' }],
  ['package', { coins: null, price: 'free', name: null }, { coins: 0, price: 0, name: '' }],
  [
    'coupon',
    { expires_at: null, limit: null, type: 'Percentage' },
    { expires_at: '', limit: 0, type: 'percentage' },
  ],
  [
    'article of a list',
    { read_count: '12k', slug: undefined, sub_type: 'other' },
    { read_count: 0, slug: '', sub_type: null },
  ],
] as const)('a %s with %j is read as %j', (kind, odd, expected) => {
  const [schema, sound] = records[kind]
  const result = readRecord<object>(schema, { ...sound, ...odd }, [])
  expect(result.issues === undefined && result.value).toMatchObject(expected)
})

const readPackage = (odd: object) => {
  const list = [{ ...records.package[1], ...odd }]
  const result = recordListSchema(packageSchema)['~standard'].validate(list)
  if (result instanceof Promise || result.issues !== undefined) throw new Error('no list')
  return result.value
}

// proves 5.4
test('names an invalid field with its path, and a missing one only if it is required', () => {
  const { records: read } = readPackage({ price: 'free', coins: null, name: null, created_at: undefined })
  const said = read
    .flatMap(listUnreadableFields)
    .flatMap(({ issues }) => issues.map(({ path, message }) => `${path} ${message}`))
  expect(said.toSorted()).toEqual([
    'data[0].name must be text, but is null',
    'data[0].price must be a number or its text, but is “free”',
  ])
})

test.each([[{ id: undefined }], [{ id: null }], [{ status: 'sold' }]])(
  'a package with %j cannot be read',
  (odd) => {
    expect(readPackage(odd)).toMatchObject({ records: [], unreadable: [{ index: 0 }] })
  },
)

test('an unreadable entry affects only itself, and one of an unknown kind is read by its fields', () => {
  const section = {
    id: 5,
    grammar_id: 1,
    content_type: 'paragraph',
    paragraphs: [{ id: 6, content_id: 5, paragraph: {} }],
  }
  const read = (contents: unknown) => readRecord(articleSchema, { ...records.article[1], contents }, [])
  expect(read([section])).toMatchObject({ value: { contents: [{ paragraphs: [{ id: 6, paragraph: '' }] }] } })
  expect(read([{ ...section, content_type: 'video' }])).toMatchObject({
    value: { contents: [{ id: 5, content_type: 'definition' }] },
  })
  expect(read([{ grammar_id: 1 }, 'text']).issues).toBeDefined()
})

test('an entry of an unknown kind is read as the first kind that has its fields', () => {
  const section = z.discriminatedUnion('type', [
    z.object({ type: z.literal('list'), items: z.array(z.string()) }),
    z.object({ type: z.literal('text'), text: z.string() }),
  ])
  const received = { id: 1, sections: [{ type: 'video', text: 'Hello' }] }
  const schema = z.object({ id: z.number(), sections: z.array(section) })
  expect(readRecord(schema, received, [])).toMatchObject({
    value: { sections: [{ type: 'text', text: 'Hello' }] },
  })
})

test('a record read on its own names its invalid fields as a response does', () => {
  const schema = z.object({ id: z.number(), price: z.number() })
  const read = keepingWire<object>(schema)['~standard'].validate({ id: 1, price: 'free' })
  if (read instanceof Promise || read.issues !== undefined) throw new Error('no record')
  expect(listUnreadableFields(read.value)[0]?.issues).toMatchObject([{ path: 'data.price' }])
})

test('does not repair a value that is not a record', () => {
  const note = z.looseObject({ text: z.string() })
  expect(readRecord(note, { text: 5 }, []).issues).toHaveLength(1)
  expect(toRawText({ a: [1] })).toBe('{"a":[1]}')
})
