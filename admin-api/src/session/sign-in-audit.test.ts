import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { makeTestPlace, type TestPlace } from '../../test/support/test-place.ts'
import { openAdminApi } from '../admin-api.ts'

let place: TestPlace
beforeEach(async () => {
  place = await makeTestPlace()
})
afterEach(() => place.remove())

// proves T41
it('audits sign-ins, refusals, lockouts and sign-outs, and nothing of a flood after a lockout', async () => {
  const api = await openAdminApi({ ...place.options, seed: 'staff-only' })
  const visitor = createTestClient(api)
  const { client } = await visitor.signIn('seller@example.com', {}, { address: '192.0.2.1' })
  await client.send('POST', 'logout')
  const guess = (identifier: string) =>
    visitor.send('POST', 'login', {
      body: { identifier, password: 'wrong-password' },
      address: '192.0.2.2',
    })
  await guess('nobody@example.com')
  for (let time = 0; time < 9; time += 1) await guess('seller@example.com')
  await api.close()

  const rows = await place.query(
    `select staff_name, action, record_id, address, difference from audit where subject = 'session' order by id`,
  )
  const [signIn, signOut, unknown, ...refused] = rows
  expect(signIn).toMatchObject({ staff_name: 'Priya Nair', action: 'sign-in', address: '192.0.2.1' })
  expect(signOut).toMatchObject({
    staff_name: 'Priya Nair',
    action: 'sign-out',
    record_id: expect.any(Number),
  })
  expect(unknown).toMatchObject({ staff_name: null, action: 'sign-in-refused', record_id: null })
  expect(refused.map(({ action }) => action)).toEqual([
    ...['sign-in-refused', 'sign-in-refused', 'sign-in-refused', 'sign-in-refused', 'sign-in-refused'],
    'sign-in-locked',
  ])
  expect(refused.at(-1)).toMatchObject({
    record_id: signIn?.['record_id'],
    address: '192.0.2.2',
    difference: { limit: { to: 'pair' } },
  })
  expect(JSON.stringify(rows)).not.toMatch(/example\.com|password/)
})
