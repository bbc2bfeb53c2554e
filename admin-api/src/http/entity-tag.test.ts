import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../test/support/use-test-api.ts'
import { isKnown } from './entity-tag.ts'

it.each([
  [undefined, false],
  ['"other"', false],
  ['"tag"', true],
  ['"other", "tag"', true],
  ['W/"tag"', true],
  ['"tag-br"', true],
  ['"tag-gzip"', true],
  ['"tag-other"', false],
  ['*', true],
])('If-None-Match %s matches the tag "tag": %s', (header, isNamed) => {
  expect(isKnown(header, '"tag"')).toBe(isNamed)
})

describe('a list that was read', () => {
  const api = useTestApi()
  const starter = { name: 'Starter', coins: 100, gems: 5, price: 4.5, currency: 'USD', status: 'draft' }
  const read = (tag = '') => api.staff.send('GET', 'packages', { headers: { 'if-none-match': tag } })

  it('is not sent again before the next write', async () => {
    const tag = (await read()).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    const again = await read(tag)
    expect([again.status, again.data, again.headers.get('etag')]).toEqual([304, undefined, tag])
    await api.staff.send('POST', 'packages', { body: starter })
    const changed = await read(tag)
    expect(changed.status).toBe(200)
    expect((await read(changed.headers.get('etag') ?? '')).status).toBe(304)
  })

  it('is refused to people without permission, whatever ETag they send', async () => {
    const tag = (await read()).headers.get('etag') ?? ''
    const answer = await api.visitor.send('GET', 'packages', { headers: { 'if-none-match': tag } })
    expect([answer.status, answer.headers.get('etag')]).toEqual([401, null])
  })
})
