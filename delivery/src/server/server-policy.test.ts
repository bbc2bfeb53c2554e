import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import type { Prove } from '../releases/candidate/prove-candidate.ts'

async function serveShell(changes: Parameters<typeof serveReleases>[0] = {}) {
  const served = await serveReleases(changes)
  await served.buildShell()
  await served.buildRemote('commerce')
  const place = { root: served.root, server: served.served.url, token: served.tokens.platform }
  return {
    ...served,
    publish: (...args: string[]) => runCommand(place, 'publish', 'shell', 'commerce', '--no-build', ...args),
  }
}

test('a server that opens every release in a browser takes none that a team would leave that out for', async () => {
  const proved: string[] = []
  const openProof =
    (): Prove =>
    async ({ release }) =>
      void proved.push(release.id)
  const { publish, store } = await serveShell({ openProof, mustProve: true })
  await expect(publish('--without-smoke')).rejects.toThrow('leave --without-smoke out')
  expect(await store.readCurrent()).toBeUndefined()
  await publish()
  expect(proved).toHaveLength(1)
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

test('a team sends what a version was built from, for its own units and versions that are there', async () => {
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
