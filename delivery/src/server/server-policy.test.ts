import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findFreePort } from '@console/node-server/testing/free-port'
import { expect, onTestFinished, test } from 'vitest'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import type { Prove } from '../releases/candidate/prove-candidate.ts'
import { readPolicy } from './policy/policy-file.ts'
import { addTeam } from './teams/teams-file.ts'

const program = join(import.meta.dirname, '..', 'release.ts')
const config = { apiBaseUrl: '' }
const tickets = { url: 'https://tickets.example.com' }

async function serveShell(changes: Parameters<typeof serveReleases>[0] = {}) {
  const served = await serveReleases(changes)
  await served.buildShell()
  await served.buildRemote('commerce')
  const place = { root: served.root, server: served.served.url, token: served.tokens.platform }
  return {
    ...served,
    run: (...args: string[]) => runCommand(place, ...args),
    publish: (...args: string[]) => runCommand(place, 'publish', 'shell', 'commerce', '--no-build', ...args),
  }
}

const openProof = (): Prove => async () => undefined

test('an environment that requires the browser refuses a release that a team would publish without it', async () => {
  const { publish, store } = await serveShell({ openProof, policy: { production: { smoke: true } } })
  await expect(publish('--without-smoke')).rejects.toThrow(
    'production takes only what was opened in a browser: leave --without-smoke out.',
  )
  expect(await store.readCurrent()).toBeUndefined()
  expect(await publish()).toContain('Published')
})

test('versions come from the environment before, each opened in a browser there', async () => {
  const policy = {
    production: {
      from: 'staging',
      smoke: true,
      differences: { menu: 'allow' as const, paths: 'block' as const },
    },
  }
  const environments = ['production', 'staging'] as const
  const given = await serveShell({ openProof, policy, environments: [...environments] })
  const { publish, run, store, buildRemote } = given
  await expect(publish()).rejects.toThrow(
    'production takes versions from staging only: publish with --env staging, then pnpm release promote staging production.',
  )
  await publish('--env', 'staging', '--without-smoke')
  await expect(run('promote', 'staging', 'production')).rejects.toThrow(
    'and shell and commerce of staging was not: publish it there',
  )
  await buildRemote('commerce', { text: 'second' })
  await given.buildShell({ text: 'second' })
  await publish('--env', 'staging')
  await run('promote', 'staging', 'production')
  const before = (await store.readCurrent())?.release.id
  await buildRemote('commerce', { paths: ['/commerce/', '/sales/'] })
  await publish('--env', 'staging')
  await expect(run('promote', 'staging', 'production')).rejects.toThrow(
    'Nothing was promoted, since the policy blocks:\n- paths: commerce gains /sales/',
  )
  await expect(run('promote', 'other', 'production')).rejects.toThrow(/other/)
  expect((await store.readCurrent())?.release.id).toBe(before)
})

test('a move may be restricted to some teams', async () => {
  const policy = { production: { moves: { disable: ['platform'], enable: [] } } }
  const { publish, served, tokens, root } = await serveShell({ policy })
  await publish()
  const growth = { root, server: served.url, token: tokens.growth }
  await expect(runCommand(growth, 'disable', 'commerce', '--why', 'x')).rejects.toThrow(
    'Only platform may disable in production.',
  )
  await runCommand({ ...growth, token: tokens.platform }, 'disable', 'commerce', '--why', 'x')
  await expect(runCommand(growth, 'enable', 'commerce')).rejects.toThrow('Only nobody may enable')
})

test.each([
  ['{"production":{"smok":true}}', 'smok'],
  ['{"production":{"moves":{"sell":[]}}}', 'sell'],
  ['{"Production":{}}', 'Production'],
  ['{"production":{"differences":{"paths":"never"}}}', 'differences.paths'],
  ['smoke: true', 'is not JSON'],
])('the policy %s is refused in a sentence', async (text, says) => {
  const file = join(await mkdtemp(join(tmpdir(), 'policy-')), 'policy.json')
  onTestFinished(() => rm(dirname(file), { recursive: true }))
  await writeFile(file, text)
  await expect(readPolicy(file)).rejects.toThrow(says)
  await expect(readPolicy(file)).rejects.toThrow('It has config, smoke, from, branch, moves and differences')
})

test('a release is compared with the configuration of the environment that it goes to', async () => {
  const workspace = await inventWorkspace()
  const file = (name: string) => join(workspace.root, name)
  await mkdir(file('configs'))
  await writeFile(file('configs/staging.json'), JSON.stringify({ ...config, apis: { tickets } }))
  await writeFile(file('configs/production.json'), JSON.stringify(config))
  await writeFile(
    file('policy.json'),
    '{"staging":{"config":"configs/staging.json"},"production":{"config":"configs/production.json"}}',
  )
  const token = await addTeam(file('teams.json'), { team: 'platform', remotes: ['*', 'shell'] })
  const port = await findFreePort()
  const child = spawn(process.execPath, [
    ...[program, 'serve', '--dir', workspace.siteDir, '--teams', file('teams.json'), '--port', String(port)],
    ...['--policy', file('policy.json'), '--env', 'production,staging', '--without-smoke'],
  ])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  await workspace.buildShell()
  await workspace.buildRemote('commerce', { apis: ['tickets'] })
  const place = { root: workspace.root, server: `http://localhost:${port}`, token }
  const publish = (...args: string[]) =>
    runCommand(place, 'publish', 'shell', 'commerce', '--no-build', ...args)
  expect(await publish('--env', 'staging')).toContain('Published')
  const refusal = 'config.json of this console has no address for it'
  await expect(publish()).rejects.toThrow(refusal)
  await expect(runCommand(place, 'promote', 'staging', 'production')).rejects.toThrow(refusal)
})

test('no answer says where on the machine the release folder is', async () => {
  const { served, tokens, siteDir, publish } = await serveShell()
  const place = { root: '/', server: served.url, token: tokens.platform }
  const failed = await runCommand(place, 'verify').catch(String)
  expect(failed).toContain('Nothing has been published into the release folder yet.')
  await publish()
  const missing = await runCommand(place, 'rollback', 'r-000000000000').catch(String)
  expect(missing).toContain('There is no release r-000000000000 in the release folder.')
  expect(failed + missing).not.toContain(siteDir)
})

test('a team sends the bill of materials of its own units, and only for existing versions', async () => {
  const { publish, store, served, tokens, siteDir } = await serveShell()
  await publish()
  const version = (await store.readCurrent())?.release.remotes[0]?.version
  const send = async (path: string, token: string, body: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'release-protocol': '1',
      'content-type': 'application/json',
    }
    const sent = { method: 'PUT', headers, body: JSON.stringify(body) }
    return (await fetch(`${served.url}/v1/bills/${path}`, sent)).status
  }
  const bill = { bomFormat: 'CycloneDX', components: [{ name: 'zod' }] }
  expect(await send(`commerce/${version}`, tokens.growth, bill)).toBe(204)
  expect(await send(`commerce/${version}`, tokens.growth, { bomFormat: 'CycloneDX' })).toBe(204)
  expect(await send(`commerce/${version}`, tokens.growth, { bomFormat: 'other' })).toBe(400)
  expect(await send('content/1.0.0-00000000', tokens.growth, bill)).toBe(403)
  expect(await send('commerce/1.0.0-00000000', tokens.growth, bill)).toBe(404)
  expect(await send('commerce/..%2f..%2fx', tokens.growth, bill)).toBe(404)
  const file = join(siteDir, '.delivery/sbom', `commerce-${version}.cdx.json`)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(bill)
})
