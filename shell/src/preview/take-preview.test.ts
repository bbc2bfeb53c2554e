import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { consoleConfigSchema } from '@console/shared/config'
import {
  encodeGrant,
  type PreviewFile,
  type PreviewGrant,
  toPreviewAddress,
  toSubjectName,
} from '@console/shared/release/preview'
import { joinSigned, toSignedBytes } from '@console/shared/release/signed-text'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { sessionStore } from '../session/session.store.ts'
import { takePreview } from './take-preview.ts'

const createKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, x: publicKey.export({ format: 'jwk' }).x ?? '' }
}
const [ours, other] = [createKey(), createKey()]

const commerce = buildReleasedRemote({ name: 'commerce', paths: ['/coupons/'] })
const content = buildReleasedRemote({ name: 'content', paths: ['/articles/'] })
const release = buildRelease(commerce, content)
const next = { ...commerce, version: '1.1.0-1a2b3c4d5e6f', code: commerce.code ?? never() }
const subject = { kind: 'remote', name: 'commerce', version: next.version } as const
const inAnHour = new Date(Date.now() + 3_600_000).toISOString()

const file: PreviewFile = {
  format: 1,
  expires_at: inAnHour,
  release: 'r-00000000000a',
  shell: { released: '0.9.0-abcdef12', compared: release.shell.version },
  remotes: [next],
}

function never(): never {
  throw new Error('Every remote of a test has code')
}

type Changes = {
  grant?: Partial<PreviewGrant>
  file?: Partial<PreviewFile>
  named?: string
  key?: typeof ours
  kind?: 'preview' | 'record'
  /** Served in place of the signed file. */
  served?: string
  /** Truncates it to this many characters. */
  cutTo?: number
}

/** Opens a link; its file is served and its integrity checked as browsers do. */
function openLink({
  grant,
  file: changes,
  named,
  key = ours,
  kind = 'preview',
  served,
  cutTo,
}: Changes = {}) {
  const text = JSON.stringify({ ...file, ...changes })
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  const signed: PreviewGrant = {
    format: 1,
    subject,
    origin: location.origin,
    expires_at: inAnHour,
    file: integrity,
    ...grant,
  }
  const json = JSON.stringify(signed)
  const signature = sign(null, toSignedBytes(kind, json), key.privateKey).toString('base64url')
  const parameter = signed.subject.kind === 'remote' ? 'preview' : 'release'
  const name = named ?? toSubjectName(signed.subject)
  const encoded = encodeGrant(joinSigned(signature, json)).slice(0, cutTo)
  history.replaceState(null, '', `/coupons/?page=2&${parameter}=${name}&grant=${encoded}`)
  serve(toPreviewAddress(signed.subject, integrity), served ?? text)
}

function serve(address: string, text: string) {
  vi.stubGlobal('fetch', async (asked: string, { integrity }: RequestInit) => {
    if (asked !== address) return new Response(null, { status: 404 })
    if (integrity !== `sha384-${createHash('sha384').update(text).digest('base64')}`)
      throw new TypeError('Failed to fetch')
    return new Response(text)
  })
}

const start = async (config: object = { previewKeys: [ours.x] }) =>
  (await takePreview({ config: consoleConfigSchema.parse({ apiBaseUrl: '', ...config }), release })).release

const signInWith = (...permissions: string[]) =>
  sessionStore.setState({
    accessToken: 'token',
    user: { id: 1, name: 'Amelia', email: '', roles: [] },
    permissions,
  })

const signedOut = { accessToken: null, user: null, permissions: [] }

beforeEach(() => signInWith('releases.preview'))
afterEach(() => {
  sessionStore.setState(signedOut, true)
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

it('a preview link replaces the current version in this tab until it expires', async () => {
  openLink()
  const running = await start()
  expect(running.remotes).toEqual([
    content,
    { ...next, release: 'r-00000000000a', preview: { for: commerce.version, until: inAnHour } },
  ])
  expect(running.preview).toMatchObject({
    state: 'running',
    name: 'commerce@1a2b3c4d',
    isWithTodaysShell: false,
    released: release.remotes,
  })
  expect(location.search, 'Nobody copies the link without knowing').toBe('?page=2')
  expect(await start(), 'The page is loaded again').toEqual(running)
})

it('previews only the remotes of a release, and says when its shell was another one', async () => {
  openLink({
    grant: { subject: { kind: 'release', id: 'r-00000000000a' } },
    file: { redirects: [{ from: '/old/', to: '/coupons/' }] },
  })
  const running = await start()
  expect(running.remotes.map(({ name, version }) => [name, version])).toEqual([['commerce', next.version]])
  expect(running.redirects).toEqual([{ from: '/old/', to: '/coupons/' }])
  expect(running.preview).toMatchObject({ name: 'r-00000000000a', isWithTodaysShell: true })
})

it('waits until somebody is signed in', async () => {
  sessionStore.setState(signedOut, true)
  openLink()
  expect(await start()).toEqual({ ...release, preview: { state: 'waiting' } })
  signInWith('releases.preview')
  expect((await start()).preview).toMatchObject({ state: 'running' })
})

it.each<[reason: string, changes: Changes, sentence: RegExp]>([
  ['damaged', { cutTo: 200 }, /is incomplete/],
  ['forged', { key: other }, /not signed by anybody whom this console trusts/],
  ['forged', { kind: 'record' }, /not signed by anybody/],
  [
    'other-origin',
    { grant: { origin: 'https://other.example' } },
    /is for https:\/\/other\.example, and this is/,
  ],
  ['expired', { grant: { expires_at: '2026-03-12T09:00:00Z' } }, /worked until .*12.*Ask for another one/],
  ['misnamed', { named: 'content@1a2b3c4d' }, /was made for commerce@1a2b3c4d/],
  ['other-shell', { file: { shell: { released: '1', compared: '1' } } }, /console itself has changed/],
  ['path-taken', { file: { remotes: [{ ...next, paths: ['/articles/'] }] } }, /another section .* has taken/],
])('refuses a link that is %s: %j', async (reason, changes, sentence) => {
  openLink(changes)
  expect(await start()).toEqual({
    ...release,
    preview: { state: 'refused', reason, sentence: expect.stringMatching(sentence) },
  })
  expect(await start(), 'It is not tried again').toEqual(release)
})

it('refuses a link for accounts without the permission, and where no key is configured', async () => {
  signInWith('releases.read')
  openLink()
  expect((await start()).preview).toMatchObject({ state: 'refused', reason: 'not-permitted' })
  openLink()
  expect((await start({})).preview).toMatchObject({
    reason: 'switched-off',
    sentence: 'Previews are not switched on here.',
  })
})

it('accepts only the file that was signed, and fetches it again on reload', async () => {
  openLink({ served: JSON.stringify({ ...file, release: 'r-00000000000b' }) })
  expect((await start()).preview).toMatchObject({ state: 'refused', reason: 'unreachable' })
  const text = JSON.stringify(file)
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  serve(toPreviewAddress(subject, integrity), text)
  expect((await start()).preview).toMatchObject({ state: 'running' })
})

it('does nothing without a link', async () => {
  vi.stubGlobal('fetch', never)
  expect(await start()).toBe(release)
})
