import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@console/node-server/testing/free-port'
import { expect, onTestFinished, test } from 'vitest'
import { readTree } from '../../test/support/invented-workspace.ts'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { skipPauses } from '../../test/support/skip-pauses.ts'
import type { Prove } from '../releases/candidate/prove-candidate.ts'

const github = {
  ...{ GITHUB_ACTOR: 'omar', GITHUB_SHA: 'a'.repeat(40), GITHUB_RUN_ID: '7' },
  ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'ielts/commerce' },
}

async function serveFirst(changes: Parameters<typeof serveReleases>[0] = {}) {
  const served = await serveReleases(changes)
  const { root, tokens } = served
  await served.buildShell()
  for (const name of ['commerce', 'content']) await served.buildRemote(name)
  const place = { root, server: served.served.url }
  const asPlatform = (...args: string[]) => runCommand({ ...place, token: tokens.platform }, ...args)
  const asGrowth = (...args: string[]) => runCommand({ ...place, token: tokens.growth, env: github }, ...args)
  const first = await asPlatform('publish', 'shell', 'commerce', 'content', '--no-build', '--by', 'mina')
  return { ...served, place, asPlatform, asGrowth, first }
}

test('a team publishes, rolls back, switches off and lists through the server as it would in the folder', async () => {
  const { store, asGrowth, asPlatform, first, buildRemote } = await serveFirst()
  const before = (await store.readCurrent())?.release
  expect(first).toMatch(
    /^Uploaded \d+ of \d+ files, \d+ KB\.\nPublished in 0\.00 s: r-\w+, the first release\n/,
  )
  await buildRemote('commerce', { text: 'second' })
  const published = await asGrowth('publish', 'commerce', '--no-build', '--why', 'Sort by price')
  const after = (await store.readCurrent())?.release
  const [commerce] = after?.remotes ?? []
  expect(published.split('\n')).toEqual([
    'Uploaded 1 of 4 files, 1 KB.',
    `Published in 0.00 s: ${after?.id}, which follows ${before?.id}`,
    `  commerce: ${before?.remotes[0]?.version} → ${commerce?.version}`,
    `Nothing else was touched: shell ${after?.shell.version}, content ${after?.remotes[1]?.version}.`,
  ])
  expect((await store.verify()).problems).toEqual([])
  expect(await asGrowth('publish', 'commerce', '--no-build')).toBe(
    `Uploaded nothing: the server has all 4 files.\nNothing to do: ${after?.id} is current already and holds exactly this.`,
  )
  expect((await store.listMoves())[0]).toMatchObject({
    team: 'growth',
    by: 'omar',
    commit: 'a'.repeat(40),
    run: 'https://github.com/ielts/commerce/actions/runs/7',
    reason: 'Sort by price',
  })
  expect(await asGrowth('rollback', 'commerce')).toContain(`${before?.id}, which follows ${after?.id}`)
  expect(await asGrowth('disable', 'commerce', '--why', 'Prices are wrong')).toContain(
    'commerce: switched off (Prices are wrong)',
  )
  const listed = await asGrowth('list')
  expect(listed).toMatch(/when \(UTC\) +what +who \(as stated\) +team +commit +run/)
  expect(listed).toMatch(/^\* .* disable commerce +omar +growth /m)
  expect(listed).toMatch(/commerce is switched off since \S+Z \(Prices are wrong\)\.$/)
  expect(await asGrowth('enable', 'commerce')).toContain('commerce: switched on again')
  expect(await asGrowth('list', '--releases')).toContain(before?.id)
  await expect(asPlatform('rollback', '--expect', after?.id ?? '')).rejects.toThrow(
    `not ${after?.id}, so nothing was changed.`,
  )
})

test('the server refuses what the folder refuses in the same words, and moves nothing', async () => {
  const { siteDir, asGrowth, buildRemote } = await serveFirst()
  const before = await readTree(siteDir)
  await buildRemote('commerce', { paths: ['/commerce/', '/content/'] })
  await expect(asGrowth('publish', 'commerce', '--no-build')).rejects.toThrow(
    'Nothing was released:\n- commerce and content both claim /content/.',
  )
  await expect(asGrowth('check', 'commerce', '--no-build')).rejects.toThrow('both claim /content/')
  expect(await readTree(siteDir)).toEqual(before)
})

test('the server smoke-tests a release before it moves, and streams the progress', async () => {
  const ran: string[] = []
  const openProof =
    (_environment: string, print: (line: string) => void): Prove =>
    async ({ changes }) => {
      for (const [index, { name }] of changes.entries()) {
        ran.push(name)
        print(`  opened  ${name}  (${index + 1} of ${changes.length})`)
      }
    }
  const { asGrowth, buildRemote, store } = await serveFirst({ openProof })
  ran.length = 0
  await buildRemote('commerce', { text: 'second' })
  const checked = await asGrowth('check', 'commerce', '--no-build')
  expect(checked).toMatch(/\n {2}opened {2}commerce {2}\(1 of 1\)\n[\s\S]*Nothing was published\.$/)
  expect((await store.listMoves()).length).toBe(1)
  expect((await asGrowth('publish', 'commerce', '--no-build')).split('\n').slice(0, 3)).toEqual([
    'Uploaded nothing: the server has all 4 files.',
    expect.stringMatching(/^Checked: r-\w+ may be released\. Opening its screens…$/),
    '  opened  commerce  (1 of 1)',
  ])
  expect((await store.listMoves())[0]).toMatchObject({ smoke: 'passed' })
  expect(ran).toEqual(['commerce', 'commerce'])
})

test.each([
  [['prune'], 'A release server does not do “prune”.'],
  [['publish', 'commerce', '--dir', 'site', '--unsigned'], 'decides on --dir and --unsigned'],
  [['publish', 'commerce', '--to', 'https://other.example'], '--to was given twice'],
  [['check', 'commerce', '--without-smoke'], 'A check runs the release'],
])('refuses %j before anything is sent', async (args, says) => {
  const place = { root: '/nowhere', server: 'http://localhost:1', token: 'x'.repeat(40) }
  await expect(runCommand(place, ...args)).rejects.toThrow(says)
})

test('says that no server listens after three more tries', async () => {
  const pauses = skipPauses()
  const server = `http://localhost:${await findFreePort()}`
  await expect(runCommand({ root: '/nowhere', server, token: 'x'.repeat(40) }, 'list')).rejects.toThrow(
    `No server listens at ${server}/. Check the port, and that the release server runs.`,
  )
  expect(pauses).toEqual([200, 1000, 3000])
})

test('says that a server is not a release server, or that its certificate is not trusted', async () => {
  const place = { root: '/nowhere', token: 'x'.repeat(40) }
  const other = createHttpServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1')
  const secret = createSecureServer(makeCertificate()).listen(0, '127.0.0.1')
  await Promise.all([other, secret].map((server) => once(server, 'listening')))
  onTestFinished(() => void other.close())
  onTestFinished(() => void secret.close())
  const [at, safeAt] = [other, secret].map((server) => (server.address() as AddressInfo).port)
  await expect(runCommand({ ...place, server: `http://localhost:${at}` }, 'list')).rejects.toThrow(
    `http://localhost:${at}/ answered 404, and not as a release server does.`,
  )
  await expect(runCommand({ ...place, server: `https://localhost:${safeAt}` }, 'list')).rejects.toThrow(
    'The certificate of localhost is not to be trusted (DEPTH_ZERO_SELF_SIGNED_CERT).',
  )
})

function makeCertificate() {
  const dir = mkdtempSync(join(tmpdir(), 'certificate-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const subject = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1']
  execFileSync('openssl', ['req', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

// proves T32
test.each([
  ['https://no-such-host.invalid', 'There is no host called no-such-host.invalid'],
  ['http://releases.example.com', 'A token is sent only over an encrypted connection'],
  ['https://mina@releases.example.com', '--to takes the address of a release server'],
])('says why no server can be reached at %s', async (server, says) => {
  await expect(runCommand({ root: '/nowhere', server, token: 'x'.repeat(40) }, 'list')).rejects.toThrow(says)
})
