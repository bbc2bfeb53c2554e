import {
  mockListSchema,
  mockSchema,
  mockVersionListSchema,
  reviewNotesListSchema,
  reviewNotesSchema,
} from '@console/ielts/schemas'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../test/support/use-test-api.ts'
import { auditTable } from '../audit/audit-table.ts'
import type { Database } from '../database/database.ts'

describe('notes on mocks', () => {
  const api = useTestApi({ seed: 'demo', features: { versions: true } })
  const listNotes = () => api.staff.ask('GET', 'mock-notes/listening', reviewNotesListSchema)

  it('store difficulty, tags and every step of a review with its author', async () => {
    const [row] = await api.staff.ask('GET', 'mocks/listening', mockListSchema)
    const path = `mock-notes/listening/${row?.id}`
    expect(await listNotes()).toEqual([])
    const labels = { difficulty: 'hard', tags: ['climate', 'cities'] }
    expect(await api.staff.ask('PUT', path, reviewNotesSchema, labels)).toMatchObject(labels)
    await api.staff.ask('POST', `${path}/reviews`, reviewNotesSchema, { step: 'sent', note: '' })
    const { client: editor } = await api.visitor.signIn('editor@example.com')
    await editor.ask('POST', `${path}/reviews`, reviewNotesSchema, { step: 'approved', note: 'Well done' })
    const [notes] = await listNotes()
    expect(notes).toMatchObject({
      id: row?.id,
      ...labels,
      reviews: [
        { step: 'sent', note: '', by: 'Amelia Hart' },
        { step: 'approved', note: 'Well done', by: 'Daniel Okafor' },
      ],
    })
    expect(await api.staff.ask('GET', 'mock-notes/reading', reviewNotesListSchema)).toEqual([])
  })

  it('name the reviewer, and refuse the approval of the person who sent it or changed it since', async () => {
    const [row] = await api.staff.ask('GET', 'mocks/listening', mockListSchema)
    const path = `mock-notes/listening/${row?.id}/reviews`
    const { client: editor } = await api.visitor.signIn('editor@example.com')
    const approved = { step: 'approved', note: '' }
    const sent = { step: 'sent', note: '', reviewer: 'Daniel Okafor' }
    const notes = await api.staff.ask('POST', path, reviewNotesSchema, sent)
    expect(notes.reviews.at(-1)).toMatchObject({ ...sent, by: 'Amelia Hart' })
    expect(await api.staff.send('POST', path, { body: approved })).toMatchObject({ status: 422 })
    await editor.ask('POST', path, reviewNotesSchema, approved)
    await editor.ask('POST', path, reviewNotesSchema, { step: 'edited', note: '' })
    expect(await editor.send('POST', path, { body: approved })).toMatchObject({ status: 422 })
    await api.staff.ask('POST', path, reviewNotesSchema, approved)
  })

  it('are refused when they are invalid or the mock does not exist', async () => {
    const [row] = await api.staff.ask('GET', 'mocks/listening', mockListSchema)
    const path = `mock-notes/listening/${row?.id}`
    const refused = await api.staff.send('PUT', path, { body: { difficulty: 'mild', tags: [' '] } })
    expect(refused).toMatchObject({
      status: 422,
      error: { difficulty: ['Difficulty must be easy, medium or hard'] },
    })
    expect((await api.staff.send('POST', `${path}/reviews`, { body: { step: 'published' } })).status).toBe(
      422,
    )
    const missing = { body: { difficulty: null, tags: [] } }
    expect((await api.staff.send('PUT', 'mock-notes/listening/999999', missing)).status).toBe(404)
  })
})

describe('a second reader', () => {
  const place: { database?: Database } = {}
  const features = { versions: true, secondReader: true }
  const api = useTestApi({
    seed: 'demo',
    features,
    onDatabase: (database) => Object.assign(place, { database }),
  })

  // proves T41
  it('approves what somebody else changed, and every note is in the audit', async () => {
    const [row] = await api.staff.ask('GET', 'mocks/reading', mockListSchema)
    const mock = await api.staff.ask('GET', `mocks/reading/${row?.id}`, mockSchema)
    await api.staff.ask('PUT', `mocks/reading/${row?.id}`, mockSchema, { ...mock, name: 'Tides' })
    const path = `mock-notes/reading/${row?.id}`
    const approve = { body: { step: 'approved', note: 'Well done' } }
    expect(await api.staff.send('POST', `${path}/reviews`, approve)).toMatchObject({
      status: 409,
      message: 'You changed this mock last. Somebody else has to approve it.',
    })
    const { client: editor } = await api.visitor.signIn('editor@example.com')
    expect((await editor.send('POST', `${path}/reviews`, approve)).status).toBe(201)
    await editor.ask('PUT', path, reviewNotesSchema, { difficulty: 'hard', tags: ['climate'] })
    const [version] = await editor.ask('GET', `mocks/reading/${row?.id}/versions`, mockVersionListSchema)
    const facts = { summary: 'Name', errors: 0, warnings: 1 }
    await editor.send('PUT', `mocks/reading/${row?.id}/versions/${version?.id}`, { body: facts })
    const entries = await place.database
      ?.select({ by: auditTable.staff_name, difference: auditTable.difference })
      .from(auditTable)
      .where(eq(auditTable.staff_name, 'Daniel Okafor'))
    const differences = entries?.map(({ difference }) => difference)
    expect(differences).toContainEqual({ review: { to: 'approved' }, note: { to: 'Well done' } })
    expect(differences).toContainEqual(expect.objectContaining({ difficulty: { from: null, to: 'hard' } }))
    expect(differences).toContainEqual(expect.objectContaining({ summary: { to: 'Name' } }))
  })
})
