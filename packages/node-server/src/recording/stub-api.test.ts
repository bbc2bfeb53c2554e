import { expect, test } from 'vitest'
import { openRecordedApi } from './recorded-api.ts'
import { ownApiPrefix, type RecordedAnswers } from './recording.schema.ts'

const session = { token: 'recorded', user: {} }
const answers: RecordedAnswers = {
  'GET tickets': {
    headers: { etag: '"list"' },
    body: {
      data: [
        { id: 7, title: 'Lost', labels: ['x'], opened_at: '2026-01-02T03:04:05Z' },
        { id: 9, title: 'Late' },
      ],
    },
  },
  'GET tickets?page=2': { body: { data: [{ id: 3, title: 'Old' }] } },
  'GET tickets/7': { headers: { etag: '"first"' }, body: { id: 7, title: 'Lost', replies: [] } },
  'GET export': {
    headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' },
    body: 'id\n7',
  },
  'POST tickets/9/close': { body: { closed: true } },
}

function openTickets(recorded = answers) {
  const api = openRecordedApi({ session, answers: {}, apis: { tickets: recorded } }, '/api/v1/admin')
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await api.fetch(new Request(`http://localhost${ownApiPrefix}/tickets/${path}`, sent))
    const text = await answer.text()
    return { status: answer.status, etag: answer.headers.get('etag'), body: text && JSON.parse(text) }
  }
}

test('lists a created record afterwards, and opens it', async () => {
  const call = openTickets()
  const created = await call('POST', 'tickets', { title: 'New' })
  expect(created).toMatchObject({ status: 201, body: { id: 10, title: 'New', labels: [] } })
  expect(created.body.opened_at).not.toBe('2026-01-02T03:04:05Z')
  const titles = async (path: string) =>
    (await call('GET', path)).body.data.map(({ title }: { title: string }) => title)
  expect(await titles('tickets')).toEqual(['New', 'Lost', 'Late'])
  expect(await titles('tickets?page=2')).toEqual(['Old'])
  expect((await call('GET', 'tickets/10')).body).toMatchObject({ id: 10, title: 'New' })
})

test('shows a change in the list and in the record, and a deletion in both', async () => {
  const call = openTickets()
  expect((await call('PATCH', 'tickets/7', { title: 'Found' })).body).toMatchObject({
    title: 'Found',
    replies: [],
  })
  expect((await call('GET', 'tickets')).body.data[0]).toMatchObject({ id: 7, title: 'Found' })
  expect((await call('PUT', 'tickets/9', { title: 'On time' })).body).toMatchObject({
    id: 9,
    title: 'On time',
  })
  expect((await call('DELETE', 'tickets/7')).status).toBe(204)
  expect((await call('GET', 'tickets/7')).status).toBe(404)
  expect((await call('GET', 'tickets')).body.data).toMatchObject([{ id: 9, title: 'On time' }])
})

test('answers 304 for a known version, and 412 to a write of an older one', async () => {
  const call = openTickets()
  expect((await call('GET', 'tickets/7')).etag).toBe('"first"')
  expect((await call('GET', 'tickets/7', undefined, { 'if-none-match': '"first"' })).status).toBe(304)
  const { etag } = await call('PATCH', 'tickets/7', { title: 'Found' }, { 'if-match': '"first"' })
  expect((await call('GET', 'tickets/7')).etag).toBe(etag)
  expect((await call('GET', 'tickets')).etag).not.toBe('"list"')
  expect((await call('PATCH', 'tickets/7', { title: 'Mine' }, { 'if-match': '"first"' })).status).toBe(412)
  expect((await call('PATCH', 'tickets/7', { title: 'Mine' }, { 'if-match': etag ?? '' })).status).toBe(200)
})

test('has no versions if the recording has none', async () => {
  const call = openTickets({ 'GET tickets': { body: [{ id: 'a' }] } })
  expect((await call('PATCH', 'tickets/a', { title: 'Mine' }, { 'if-match': '"x"' })).status).toBe(200)
  expect((await call('GET', 'tickets/a')).etag).toBeNull()
  expect((await call('POST', 'tickets', {})).body.id).toMatch(/^[\da-f-]{36}$/)
})

test('the version before a write is outdated, even if the API numbers its versions', async () => {
  const call = openTickets({
    'GET tickets': { body: [{ id: 7 }] },
    'GET tickets/7': { headers: { etag: '"1"' }, body: { id: 7, title: 'Lost' } },
  })
  const change = () => call('PATCH', 'tickets/7', { title: 'Found' }, { 'if-match': '"1"' })
  expect((await change()).status).toBe(200)
  expect((await change()).status).toBe(412)
})

test('answers writes from the recording as they are, and a file with its name', async () => {
  const call = openTickets()
  expect((await call('POST', 'tickets/9/close')).body).toEqual({ closed: true })
  expect(await call('POST', 'nothing', {})).toMatchObject({
    status: 404,
    body: { message: 'Nothing was recorded of POST nothing of the API “tickets”.' },
  })
  const api = openRecordedApi({ session, answers: {}, apis: { tickets: answers } }, '/api/v1/admin')
  const file = await api.fetch(new Request(`http://localhost${ownApiPrefix}/tickets/export`))
  expect([file.headers.get('content-disposition'), await file.text()]).toEqual([
    'attachment; filename="a.csv"',
    'id\n7',
  ])
})
