import { explainedMocksSchema, keptExplanationsSchema, mockListSchema } from '@console/ielts/schemas'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../test/support/use-test-api.ts'

const explained = (explanation: string) => ({
  questions: { 'group 1': { explanation, proof: 'was born in 1885' } },
  parts: { 'part 1': { transcript: 'AGENT: Good morning.', start: 12.5, end: null } },
})

describe('explanations of mocks', () => {
  const api = useTestApi({ seed: 'demo', features: { versions: true } })

  async function toPath(index: number) {
    const rows = await api.staff.ask('GET', 'mocks/listening', mockListSchema)
    return `mock-explanations/listening/${rows[index]?.id}`
  }

  it('are stored beside the mock with their last author', async () => {
    const path = await toPath(0)
    const none = { questions: {}, parts: {}, updated_by: null, updated_at: null }
    expect(await api.staff.ask('GET', path, keptExplanationsSchema)).toEqual(none)
    const { client: editor } = await api.visitor.signIn('editor@example.com')
    await editor.ask('PUT', path, keptExplanationsSchema, explained('It says so.'))
    expect(await api.staff.ask('GET', path, keptExplanationsSchema)).toMatchObject({
      ...explained('It says so.'),
      updated_by: 'Daniel Okafor',
    })
  })

  it('are listed for the mocks that have any, with their last change', async () => {
    const path = await toPath(3)
    const list = () => api.staff.ask('GET', 'mock-explanations/listening', explainedMocksSchema)
    const id = Number(/\d+$/.exec(path)?.[0])
    const before = await list()
    expect(before.map((each) => each.id)).not.toContain(id)
    const { updated_at } = await api.staff.ask('PUT', path, keptExplanationsSchema, explained('It says so.'))
    expect(await list()).toEqual(expect.arrayContaining([...before, { id, updated_at }]))
    expect(await api.staff.ask('GET', 'mock-explanations/reading', explainedMocksSchema)).toEqual([])
  })

  it('are not overwritten by a stale save: the first of two wins, the other is told', async () => {
    const path = await toPath(1)
    const read = async () => (await api.staff.send('GET', path)).headers.get('etag') ?? ''
    for (const round of ['first', 'second']) {
      const etag = await read()
      const put = (text: string) =>
        api.staff.send('PUT', path, { body: explained(text), headers: { 'if-match': etag } })
      expect((await put(`${round} of mine`)).status).toBe(200)
      expect((await put(`${round} of theirs`)).status).toBe(412)
      expect(await api.staff.ask('GET', path, keptExplanationsSchema)).toMatchObject(
        explained(`${round} of mine`),
      )
    }
  })

  it('are refused when they are too long or the mock does not exist', async () => {
    const path = await toPath(2)
    const refused = await api.staff.send('PUT', path, { body: explained('x'.repeat(2001)) })
    expect(refused.status).toBe(422)
    const missing = path.replace(/\d+$/, '999999')
    expect((await api.staff.send('GET', missing)).status).toBe(404)
    expect((await api.staff.send('PUT', missing, { body: explained('x') })).status).toBe(404)
  })
})

describe('an API without the feature', () => {
  const api = useTestApi({ seed: 'demo' })

  it('has no explanations', async () => {
    const [row] = await api.staff.ask('GET', 'mocks/listening', mockListSchema)
    expect((await api.staff.send('GET', `mock-explanations/listening/${row?.id}`)).status).toBe(404)
  })
})
