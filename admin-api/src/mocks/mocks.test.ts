import { mockListSchema, mockSchema, mockSectionSchema } from '@console/ielts/schemas'
import { bookListSchema } from '@console/shared/schemas/book'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../test/support/use-test-api.ts'
import { readSeedMocks } from '../seed/seed-mocks.ts'

const sections = mockSectionSchema.options
const seedMocks = readSeedMocks()
const saidOnce = 'Exactly one test part is required'

function takeExample(section: (typeof sections)[number]) {
  const found = seedMocks.find((mock) => mock.section === section)
  if (found === undefined) throw new Error(`There is no ${section} mock to send`)
  const { book: _, ...mock } = found
  return { ...mock, name: `An example for ${section}`, ielts_book_id: null }
}

describe('mocks', () => {
  const api = useTestApi({ seed: 'demo', features: { speakingApi: true } })

  it.each(sections)('for %s are created, listed, read, replaced and deleted', async (section) => {
    const key = `${section}_questions` as const
    const collection = `mocks/${section}`
    const [book] = await api.staff.ask('GET', 'all-books', bookListSchema)
    const { status: _, ...sent } = { ...takeExample(section), ielts_book_id: book?.id, shelf: { row: 3 } }
    const created = await api.staff.ask('POST', collection, mockSchema, sent)
    expect(created).toMatchObject({ ...sent, status: 'draft', updated_by: 'Amelia Hart' })

    const path = `${collection}/${created.id}`
    expect(await api.staff.ask('GET', path, mockSchema)).toEqual(created)
    const [row] = await api.staff.ask('GET', collection, mockListSchema)
    const { ielts_book, ...figures } = row ?? {}
    expect(ielts_book).toBe(book?.title)
    expect(created).toMatchObject(figures)
    expect(Object.keys(figures)).toHaveLength(11)

    const { client: editor } = await api.visitor.signIn('editor@example.com')
    const changed = {
      ...sent,
      ielts_book_id: null,
      status: 'ready for proofreading',
      start_time: '2026-04-01 09:00',
      end_time: '2026-04-01T11:00:00+05:30',
      fee: '12.50',
      [key]: JSON.stringify(sent[key]),
    }
    const saved = await editor.ask('PUT', path, mockSchema, changed)
    expect(saved).toMatchObject({ ...changed, fee: 12.5, [key]: sent[key], updated_by: 'Daniel Okafor' })
    expect(saved.updated_at).not.toBe(created.updated_at)
    const { status, ...untouched } = await api.staff.ask('GET', path, mockSchema)
    expect({ status, ...untouched }).toEqual(saved)
    expect((await editor.ask('PUT', path, mockSchema, untouched)).status).toBe(status)

    const removal = await api.staff.send('DELETE', path)
    if (section === 'reading') {
      expect(removal).toMatchObject({ status: 405, error: null })
      expect(removal.headers.get('allow')).toBe('GET, PUT')
      expect((await api.staff.send('GET', path)).status).toBe(200)
    } else {
      expect(removal).toMatchObject({ status: 200, data: null })
      for (const method of ['GET', 'DELETE'] as const) {
        expect((await api.staff.send(method, path)).status).toBe(404)
      }
    }
  })

  it.each(sections)('for %s are complete in the demo records', async (section) => {
    const written = seedMocks.filter((mock) => mock.section === section)
    const rows = await api.staff.ask('GET', `mocks/${section}`, mockListSchema)
    expect(rows.length).toBeGreaterThanOrEqual(written.length)
    const books = await api.staff.ask('GET', 'all-books', bookListSchema)
    for (const { book, ielts_book_id: _, ...mock } of written) {
      const id = rows.find((row) => row.name === mock.name)?.id
      const stored = await api.staff.ask('GET', `mocks/${section}/${id}`, mockSchema)
      expect(stored).toMatchObject(mock)
      expect(books.find((candidate) => candidate.id === stored.ielts_book_id)?.title ?? null).toBe(book)
    }
  })

  it('return their questions as text when saved and as an object when read', async () => {
    const answer = await api.staff.send('POST', 'mocks/writing', { body: takeExample('writing') })
    const saved = answer.data
    expect(saved).toMatchObject({ id: expect.any(Number), writing_questions: expect.any(String) })
    const { id } = mockSchema.parse(saved)
    const read = await api.staff.send('GET', `mocks/writing/${id}`)
    expect(read.data).toMatchObject({ writing_questions: { parts: expect.any(Array) } })
  })

  it('are refused without questions, with two kinds of them, or in the wrong section', async () => {
    const writing = takeExample('writing')
    const post = (body: object) => api.staff.send('POST', 'mocks/writing', { body })
    const none = await post({ ...writing, writing_questions: null })
    expect(none).toMatchObject({ status: 422, message: saidOnce, error: { body: [saidOnce] } })
    const reading_questions = takeExample('reading').reading_questions
    expect(await post({ ...writing, reading_questions })).toMatchObject({ status: 422, message: saidOnce })
    expect(await post({ ...writing, writing_questions: undefined, reading_questions })).toMatchObject({
      status: 422,
      error: { writing_questions: ['A writing mock needs writing questions'] },
    })
    expect(await post(takeExample('reading'))).toMatchObject({
      status: 422,
      error: { section: ['Section must be writing under mocks/writing'] },
    })
  })

  it('are not found under another section', async () => {
    const { id } = await api.staff.ask('POST', 'mocks/writing', mockSchema, takeExample('writing'))
    expect((await api.staff.send('GET', `mocks/listening/${id}`)).status).toBe(404)
    expect((await api.staff.send('DELETE', `mocks/listening/${id}`)).status).toBe(404)
    const body = takeExample('listening')
    expect((await api.staff.send('PUT', `mocks/listening/${id}`, { body })).status).toBe(404)
  })

  it.each([987_654, 1.5, -1, Number.MAX_SAFE_INTEGER])(
    'are refused with the missing book %d',
    async (book) => {
      const body = { ...takeExample('writing'), ielts_book_id: book }
      expect(await api.staff.send('POST', 'mocks/writing', { body })).toMatchObject({
        status: 422,
        error: { ielts_book_id: ['This book does not exist. Choose another.'] },
      })
    },
  )

  it('name the failing field inside the questions', async () => {
    const writing = takeExample('writing')
    const body = { ...writing, writing_questions: { title: 'Test', parts: [{ id: 1 }] } }
    expect(await api.staff.send('POST', 'mocks/writing', { body })).toMatchObject({
      status: 422,
      error: { 'writing_questions.parts.0.task': ['Invalid input: expected string, received undefined'] },
    })
    const listening = structuredClone(takeExample('listening'))
    Object.assign(listening.listening_questions?.parts[0]?.questions[0] ?? {}, { question: [{ id: 'a' }] })
    const path = 'listening_questions.parts.0.questions.0.question.0.text'
    expect((await api.staff.send('POST', 'mocks/listening', { body: listening })).error).toMatchObject({
      [path]: ['Invalid input: expected string, received undefined'],
    })
  })
})

describe('speaking mocks', () => {
  const api = useTestApi()

  it('have no endpoints unless the feature is on', async () => {
    expect((await api.staff.send('GET', 'mocks/speaking')).status).toBe(404)
    expect((await api.staff.send('POST', 'mocks/speaking', { body: takeExample('speaking') })).status).toBe(
      404,
    )
  })
})
