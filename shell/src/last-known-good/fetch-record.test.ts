import { generateKeyPairSync, sign } from 'node:crypto'
import { joinSigned, toSignedBytes } from '@console/shared/release/signed-text'
import { afterEach, expect, it, vi } from 'vitest'
import { buildRelease, buildReleasedRemote, toRecordedRemote } from '../remotes/testing/released-remote.ts'
import { fetchRecordedRemote } from './fetch-record.ts'

const id = 'r-00000000000a'
const commerce = buildReleasedRemote({ name: 'commerce', paths: ['/coupons/'] })
const record = JSON.stringify({
  id,
  shell: buildRelease().shell,
  created_at: '2026-03-12T09:00:00Z',
  remotes: [toRecordedRemote(commerce)],
})

const createKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return { privateKey, x }
}
const ours = createKey()
const signWith = ({ privateKey }: typeof ours, kind: 'record' | 'pointer') =>
  joinSigned(sign(null, toSignedBytes(kind, record), privateKey).toString('base64url'), record)

const read = (text: string, releaseKeys: string[]) => {
  vi.stubGlobal('fetch', async () => new Response(text))
  return fetchRecordedRemote(id, 'commerce', { releaseKeys })
}
afterEach(() => void vi.unstubAllGlobals())

it('reads one remote from the record of an earlier release', async () => {
  expect(await read(record, [])).toEqual({
    remote: commerce,
    shell: '1.0.0-abcdef12',
    release: id,
    releasedAt: '2026-03-12T09:00:00Z',
  })
})

it('accepts only records signed by a key of the configuration', async () => {
  expect(await read(signWith(ours, 'record'), [ours.x])).toMatchObject({ release: id })
  expect(await read(record, [ours.x])).toBeNull()
  expect(await read(signWith(createKey(), 'record'), [ours.x])).toBeNull()
  expect(await read(signWith(ours, 'pointer'), [ours.x])).toBeNull()
  expect(await read(signWith(ours, 'record').replace('/coupons/', '/packages/'), [ours.x])).toBeNull()
})
