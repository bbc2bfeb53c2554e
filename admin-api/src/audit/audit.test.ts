import { packageSchema } from '@console/shared/schemas/package'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { makeTestPlace, type TestPlace } from '../../test/support/test-place.ts'
import { openAdminApi } from '../admin-api.ts'

const starter = { name: 'Starter', coins: 100, gems: 5, price: 4.5, currency: 'USD', status: 'draft' }

let place: TestPlace
beforeEach(async () => {
  place = await makeTestPlace()
})
afterEach(() => place.remove())

// proves T41, V14.2.1, V16.2.1, V16.2.5
it('audits every write with who, what and the difference, under its request id', async () => {
  const lines: string[] = []
  const api = await openAdminApi({
    ...place.options,
    seed: 'staff-only',
    logRequest: (line) => lines.push(line),
  })
  const visitor = createTestClient(api)
  const { client: seller } = await visitor.signIn('seller@example.com')
  const { client: editor } = await visitor.signIn('editor@example.com')
  const created = await seller.send('POST', 'packages', { body: starter, address: '192.0.2.7' })
  const { id } = packageSchema.parse(created.data)
  const path = `packages/${id}`
  await seller.send('PUT', path, { body: { ...starter, price: 5, tags: ['new'] } })
  await seller.send('PUT', path, { body: starter, headers: { 'if-match': '"older"' } })
  await editor.send('DELETE', path)
  const removed = await seller.send('DELETE', path, { headers: { 'x-request-id': 'from-the-proxy' } })
  await api.close()

  const rows = await place.query(
    `select staff_name, action, subject, record_id, address, request_id, difference from audit
     where action in ('create', 'update', 'delete', 'refuse') order by id`,
  )
  const what = rows.map(({ staff_name, action, subject, record_id }) => [
    staff_name,
    action,
    subject,
    record_id,
  ])
  expect(what).toEqual([
    ['Priya Nair', 'create', 'package', id],
    ['Priya Nair', 'update', 'package', id],
    ['Daniel Okafor', 'refuse', 'package', null],
    ['Priya Nair', 'delete', 'package', id],
  ])
  expect(rows[0]).toMatchObject({
    address: '192.0.2.7',
    request_id: created.headers.get('x-request-id'),
    difference: { name: { to: 'Starter' }, price: { to: 4.5 } },
  })
  expect(rows[1]).toHaveProperty('difference', { price: { from: 4.5, to: 5 }, tags: { to: ['new'] } })
  expect(rows[3]).toMatchObject({ request_id: 'from-the-proxy', difference: { name: { from: 'Starter' } } })
  expect(removed.headers.get('x-request-id')).toBe('from-the-proxy')

  const logged = lines.map((line): Record<string, unknown> => JSON.parse(line))
  expect(logged.map(({ method, status }) => `${method} ${status}`)).toEqual([
    ...['POST 200', 'POST 200', 'POST 201', 'PUT 200', 'PUT 412', 'DELETE 403', 'DELETE 200'],
  ])
  expect(logged[2]).toMatchObject({
    id: created.headers.get('x-request-id'),
    path: '/api/v1/admin/packages',
    address: '192.0.2.7',
    staff_id: rows[0]?.['staff_id'] ?? expect.any(Number),
  })
  expect(lines.join('\n')).not.toMatch(/ielts-staff|Bearer|seller@/)
})

it('audits a repeated refusal once a minute', async () => {
  const api = await openAdminApi({ ...place.options, seed: 'staff-only' })
  const { client: editor } = await createTestClient(api).signIn('editor@example.com')
  for (let time = 0; time < 5; time += 1) await editor.send('GET', 'packages')
  await editor.send('GET', 'coupons')
  await api.close()
  const rows = await place.query(`select subject from audit where action = 'refuse' order by id`)
  expect(rows).toEqual([{ subject: 'package' }, { subject: 'coupon' }])
})

it('gives every response a request id, replaces an invalid one of the caller and logs the trace id', async () => {
  const lines: string[] = []
  const api = await openAdminApi({ reuse: true, logRequest: (line) => lines.push(line) })
  const visitor = createTestClient(api)
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const answers = [
    await visitor.send('GET', 'nowhere'),
    await visitor.send('GET', 'packages', { headers: { 'x-request-id': 'a b\u00e9' } }),
    await visitor.send('PATCH', 'packages', { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } }),
  ]
  await api.close()
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  const logged = lines.map((line): Record<string, unknown> => JSON.parse(line))
  expect(logged.map(({ id }) => id)).toEqual(ids)
  expect(logged.map((line) => line['trace'])).toEqual([null, null, trace])
})
