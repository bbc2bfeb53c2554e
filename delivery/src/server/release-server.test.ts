import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { removeTeam } from '../server/teams/teams-file.ts'

const protocol = { 'release-protocol': '1' }
const json = { ...protocol, 'content-type': 'application/json' }
const unit = (name: string, files: object = {}) => ({ name, package_version: '1.0.0', files })
const stated = { attempt: 'b0a3c5a4-7f1e-4d58-9d0e-0b6a4f0f2a11', by: 'mina', reason: 'a test' }
const integrity = `sha384-${'a'.repeat(64)}`

async function serve() {
  const served = await serveReleases()
  const { root, tokens } = served
  await served.buildShell()
  for (const name of ['commerce', 'content']) await served.buildRemote(name)
  const { url } = served.served
  const as = (token: string) => ({
    run: (...args: string[]) => runCommand({ root, server: url, token }, ...args),
    post: async (path: string, body: unknown, headers: Record<string, string> = json) => {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...headers },
        body: JSON.stringify(body),
      })
      return { status: answer.status, headers: answer.headers, body: await answer.text() }
    },
  })
  const platform = as(tokens.platform)
  await platform.run('publish', 'shell', 'commerce', 'content', '--no-build')
  return { ...served, url, as, platform, growth: as(tokens.growth) }
}

// proves T30
test('a team releases only its own remotes, and only the platform the shell', async () => {
  const { growth, platform, store } = await serve()
  const before = (await store.listMoves()).length
  const foreign = (names: string) =>
    `The token is growth’s, which may release commerce, and not ${names}. Ask an administrator of the release server for the right.`
  await expect(growth.run('publish', 'commerce', 'content', '--no-build')).rejects.toThrow(foreign('content'))
  await expect(growth.run('publish', 'shell', '--no-build')).rejects.toThrow(foreign('shell'))
  await expect(growth.run('check', 'shell', '--no-build')).rejects.toThrow(foreign('shell'))
  await expect(growth.run('rollback', 'content')).rejects.toThrow(foreign('content'))
  await expect(growth.run('disable', 'content', '--why', 'x')).rejects.toThrow(foreign('content'))
  await expect(growth.run('enable', 'content')).rejects.toThrow(foreign('content'))
  await expect(growth.run('rollback')).rejects.toThrow('may roll back a whole release')
  const redirect = ['publish', 'commerce', '--no-build', '--redirect', '/old/=/commerce/']
  await expect(growth.run(...redirect)).rejects.toThrow('may change where paths lead')
  expect((await store.listMoves()).length).toBe(before)
  expect(await platform.run(...redirect)).toContain('/old/: leads to /commerce/')
})

// proves T30
test('refuses the move itself as well as the upload, whatever the client requested first', async () => {
  const { growth } = await serve()
  const files = { 'remote.json': { integrity, size: 2 } }
  const move = { ...stated, action: 'publish', units: [unit('content', files)], without_smoke: false }
  expect(await growth.post('/v1/moves', move)).toMatchObject({ status: 403 })
  expect(await growth.post('/v1/uploads', { units: [unit('content', files)] })).toMatchObject({ status: 403 })
})

test('says what to do about a damaged version, in words for the command line and for the screen', async () => {
  const { platform, siteDir, store, buildRemote } = await serve()
  const version = (await store.readCurrent())?.release.remotes.find(({ name }) => name === 'content')?.version
  await rm(join(siteDir, 'remotes', 'content', version ?? '', 'remoteEntry.js'))
  await buildRemote('content', { text: 'second' })
  await platform.run('publish', 'content', '--no-build')
  await expect(platform.run('rollback', 'content')).rejects.toThrow(
    'Name another version with --to, or publish',
  )
  const asked = { ...stated, action: 'rollback-unit', unit: 'content', to: version }
  const { body } = await platform.post('/v1/moves', asked)
  expect(JSON.parse(body.trim().split('\n').at(-1) ?? '')).toMatchObject({
    ...{ kind: 'failed', code: 'damaged' },
    on_screen: expect.stringMatching(/missing\. Choose another version, or publish those versions again\.$/),
  })
})

// proves T30
test('a token is shown once, stored as a hash, and invalid once replaced or revoked', async () => {
  const { root, url, teamsFile, tokens, growth, as } = await serve()
  const lines: string[] = []
  const { runRelease } = await import('../cli/run-release.ts')
  const place = { root, env: { RELEASE_TEAMS_FILE: teamsFile }, print: (line: string) => lines.push(line) }
  await runRelease(['token', 'add', 'growth', '--remotes', 'commerce,content'], place)
  const [said, token = ''] = lines
  expect(said).toBe(
    'growth may release commerce, content. Its token is shown this once, and one that it had no longer works:',
  )
  const kept = await readFile(teamsFile, 'utf8')
  for (const secret of [token, tokens.growth, tokens.platform]) expect(kept).not.toContain(secret)
  await expect(growth.run('list')).rejects.toThrow('The release server does not know this token.')
  expect(await as(token).run('disable', 'content', '--why', 'x')).toContain('switched off')
  await removeTeam(teamsFile, 'growth')
  await expect(as(token).run('list')).rejects.toThrow('does not know this token')
  await expect(removeTeam(teamsFile, 'growth')).rejects.toThrow('has no team “growth”. It has: platform.')
  const { status, headers } = await fetch(`${url}/v1/moves`, { headers: protocol })
  expect([status, headers.get('cache-control')]).toEqual([401, 'no-store'])
})

// proves T30
test('rate-limits wrong tokens, whatever address the caller claims', async () => {
  const { as, url } = await serve()
  const wrong = as('x'.repeat(60))
  const answers: number[] = []
  for (let tries = 0; tries < 11; tries++) answers.push((await wrong.post('/v1/moves', {})).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  await expect(wrong.run('list')).rejects.toThrow(
    'Too many wrong tokens came from this address. Try again in 15',
  )
  // Behind a proxy that is not believed, everybody is that address.
  const headers = { ...protocol, authorization: `Bearer ${'y'.repeat(60)}`, 'x-forwarded-for': '192.0.2.7' }
  expect((await fetch(`${url}/v1/moves`, { headers })).status).toBe(429)
})

test('behind a trusted proxy wrong tokens count for their caller', async () => {
  const { served } = await serveReleases({ trustedProxies: ['127.0.0.1', '::1'] })
  const ask = async (token: string, caller: string) =>
    (
      await fetch(`${served.url}/v1/moves`, {
        headers: { ...protocol, authorization: `Bearer ${token}`, 'x-forwarded-for': caller },
      })
    ).status
  for (let tries = 0; tries < 11; tries++) await ask('x'.repeat(60), '192.0.2.7')
  expect(await ask('y'.repeat(60), '192.0.2.7')).toBe(429)
  expect(await ask('y'.repeat(60), '192.0.2.8')).toBe(401)
})

// proves T32
test('refuses unknown host names and other protocol versions', async () => {
  const { growth, url, tokens } = await serve()
  const { request } = await import('node:http')
  const status = await new Promise((resolve) =>
    request(`${url}/v1/moves`, { headers: { host: 'evil.example' } }, ({ statusCode }) =>
      resolve(statusCode),
    ).end(),
  )
  expect(status).toBe(421)
  const other = await growth.post('/v1/moves', {}, { ...json, 'release-protocol': '3' })
  expect(other).toMatchObject({ status: 426 })
  expect(other.body).toContain(
    'The release server speaks version 2 of its protocol, and this command line version 3.',
  )
  const missing = await fetch(`${url}/anything`, {
    headers: { ...protocol, authorization: `Bearer ${tokens.growth}` },
  })
  expect(missing.status).toBe(404)
})

// proves T31
test('refuses a file outside its folder or hidden in it', async () => {
  const { growth } = await serve()
  for (const path of ['../../index.html', 'a/../../b.js', '/etc/passwd', '.hidden', 'a\\b.js', 'a//b.js']) {
    const units = [unit('commerce', { [path]: { integrity, size: 1 } })]
    expect(await growth.post('/v1/uploads', { units })).toMatchObject({ status: 400 })
  }
})

// proves T31
test('refuses uploads that are too large, unannounced or do not match their hash', async () => {
  const { growth, url, tokens } = await serve()
  const announce = (size: number, count = 1) => {
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`f${index}.js`, { integrity, size }]),
    )
    return growth.post('/v1/uploads', { units: [unit('commerce', files)] })
  }
  const put = async (body: string) => {
    const name = Buffer.from('a'.repeat(64), 'base64').toString('hex')
    const headers = { ...protocol, authorization: `Bearer ${tokens.growth}` }
    const answer = await fetch(`${url}/v1/files/${name}`, { method: 'PUT', headers, body })
    return { status: answer.status, body: await answer.text() }
  }
  expect(await put('x')).toMatchObject({
    status: 409,
    body: expect.stringContaining('does not expect this file'),
  })
  expect(await announce(33 * 2 ** 20)).toMatchObject({
    status: 413,
    body: expect.stringContaining('a file of 33 MiB, and at most 32 MiB are allowed'),
  })
  expect(await announce(30 * 2 ** 20, 9)).toMatchObject({
    status: 413,
    body: expect.stringContaining('270 MiB, and at most 256 MiB'),
  })
  expect(await announce(1, 5_001)).toMatchObject({ status: 413, body: expect.stringContaining('5001 files') })
  expect(await announce(3)).toMatchObject({ status: 200, body: JSON.stringify({ missing: [integrity] }) })
  expect(await put('four')).toMatchObject({ status: 413 })
  expect(await put('abc')).toMatchObject({ status: 422 })
  const long = { ...stated, action: 'disable', remote: 'commerce', reason: 'x'.repeat(5 * 2 ** 20) }
  expect(await growth.post('/v1/moves', long)).toMatchObject({ status: 413 })
  const spoofed = { ...stated, action: 'disable', remote: 'commerce', by: 'mina\u001b[31m' }
  expect(await growth.post('/v1/moves', spoofed)).toMatchObject({ status: 400 })
})
