import {
  mockListSchema,
  mockSchema,
  mockVersionListSchema,
  wholeMockVersionSchema,
} from '@console/ielts/schemas'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../test/support/use-test-api.ts'

describe('versions of mocks', () => {
  const api = useTestApi({ seed: 'demo', features: { versions: true } })

  async function takeMock(index: number) {
    const rows = await api.staff.ask('GET', 'mocks/reading', mockListSchema)
    const path = `mocks/reading/${rows[index]?.id}`
    return { path, mock: await api.staff.ask('GET', path, mockSchema) }
  }

  it('store a mock before its first save and after each save', async () => {
    const { path, mock } = await takeMock(0)
    expect(await api.staff.ask('GET', `${path}/versions`, mockVersionListSchema)).toEqual([])
    const { client: editor } = await api.visitor.signIn('editor@example.com')
    const saved = await editor.ask('PUT', path, mockSchema, { ...mock, name: 'Tides', status: 'in review' })
    const versions = await api.staff.ask('GET', `${path}/versions`, mockVersionListSchema)
    expect(versions).toMatchObject([
      { at: saved.updated_at, by: 'Daniel Okafor', status: 'in review', summary: null, errors: null },
      { at: mock.updated_at, status: mock.status },
    ])
    const [newest, first] = versions
    const read = (id: number | undefined) =>
      api.staff.ask('GET', `${path}/versions/${id}`, wholeMockVersionSchema)
    expect((await read(newest?.id)).mock).toEqual(saved)
    expect((await read(first?.id)).mock).toEqual(mock)
  })

  it('can be described afterwards, each below its own mock', async () => {
    const { path, mock } = await takeMock(1)
    await api.staff.ask('PUT', path, mockSchema, { ...mock, name: 'Ice' })
    const [newest] = await api.staff.ask('GET', `${path}/versions`, mockVersionListSchema)
    const facts = { summary: 'Name', errors: 2, warnings: 1 }
    const member = `${path}/versions/${newest?.id}`
    expect(await api.staff.send('PUT', member, { body: facts })).toMatchObject({ status: 200, data: facts })
    expect((await api.staff.ask('GET', `${path}/versions`, mockVersionListSchema))[0]).toMatchObject(facts)
    const { path: other } = await takeMock(2)
    for (const wrong of [`${other}/versions/${newest?.id}`, member.replace('reading', 'writing')]) {
      expect((await api.staff.send('GET', wrong)).status).toBe(404)
      expect((await api.staff.send('PUT', wrong, { body: facts })).status).toBe(404)
    }
    const refused = { body: { ...facts, errors: -1 } }
    expect((await api.staff.send('PUT', member, refused)).error).toHaveProperty('errors')
  })

  it('are kept for the newest 50 saves of a mock', async () => {
    const { path, mock } = await takeMock(3)
    for (let save = 1; save <= 52; save++) {
      await api.staff.ask('PUT', path, mockSchema, { ...mock, name: `Save ${save}` })
    }
    const versions = await api.staff.ask('GET', `${path}/versions`, mockVersionListSchema)
    expect(versions).toHaveLength(50)
    const oldest = await api.staff.ask(
      'GET',
      `${path}/versions/${versions.at(-1)?.id}`,
      wholeMockVersionSchema,
    )
    expect(oldest.mock.name).toBe('Save 3')
  })

  it('are deleted with their mock, and need the permission for mocks', async () => {
    const [row] = await api.staff.ask('GET', 'mocks/writing', mockListSchema)
    const path = `mocks/writing/${row?.id}`
    const mock = await api.staff.ask('GET', path, mockSchema)
    await api.staff.ask('PUT', path, mockSchema, mock)
    const { client: seller } = await api.visitor.signIn('seller@example.com')
    expect((await seller.send('GET', `${path}/versions`)).status).toBe(403)
    expect((await api.staff.send('DELETE', path)).status).toBe(200)
    expect((await api.staff.send('GET', `${path}/versions`)).status).toBe(404)
  })
})

describe('an API without the feature', () => {
  const api = useTestApi({ seed: 'demo' })

  it('has no versions and no notes', async () => {
    const [row] = await api.staff.ask('GET', 'mocks/writing', mockListSchema)
    for (const path of [`mocks/writing/${row?.id}/versions`, 'mock-notes/writing']) {
      expect((await api.staff.send('GET', path)).status).toBe(404)
    }
  })
})
