import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../test/support/use-test-api.ts'

describe('one’s own password', () => {
  const api = useTestApi()

  // proves V6.2.2, V6.2.3, V7.4.3
  it('is changed by whoever knows it, which ends all their other sessions', async () => {
    const { client: other } = await api.visitor.signIn('seller@example.com')
    const { client: seller } = await api.visitor.signIn('seller@example.com')
    const change = (password: string, new_password: string) =>
      seller.send('PUT', 'password', { body: { password, new_password } })
    expect(await change('no-password', 'lantern-river')).toMatchObject({
      status: 422,
      error: { password: ['This is not your current password'] },
    })
    expect(await change('ielts-staff', 'lantern-riv')).toMatchObject({
      status: 422,
      error: { new_password: ['The password must have at least 12 characters.'] },
    })
    expect((await change('ielts-staff', 'lantern-river')).status).toBe(200)
    expect((await other.send('GET', 'packages')).status).toBe(401)
    expect((await seller.send('GET', 'packages')).status).toBe(200)
    await api.visitor.signIn('seller@example.com', { password: 'lantern-river' })
  })

  it('is guessed no more often than at sign-in', async () => {
    const { client: editor } = await api.visitor.signIn('editor@example.com')
    const guess = () =>
      editor.send('PUT', 'password', { body: { password: 'a-guess', new_password: 'lantern-river' } })
    const statuses = []
    for (let time = 0; time < 6; time += 1) statuses.push((await guess()).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })
})
