import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { serveConsole } from '../hosting/serve-console.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { buildSiteLayout } from '../releases/site/site-layout.ts'
import { fetchDeployed } from './fetch-deployed.ts'

const config = { apiBaseUrl: '', timeZone: 'Asia/Dhaka' }
const nobody = { fetch: () => new Response(null, { status: 404 }) }

async function givenDeployed() {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const units = [await workspace.buildShell(), await workspace.buildRemote('commerce')]
  const { release } = await store.publish({ units, by: 'mina', reason: 'a test' })
  const served = await serveConsole({
    releaseDir: workspace.siteDir,
    port: 0,
    config,
    api: nobody,
    apiPathPrefix: '/api/v1/admin',
  })
  onTestFinished(() => served.close())
  const kept = join(workspace.root, 'kept')
  return { workspace, release, layout: buildSiteLayout(workspace.siteDir), kept, url: served.url }
}

test('checks against a deployed console as if it were local, and fetches each file once', async () => {
  const { workspace, release, kept, url } = await givenDeployed()
  const first = await fetchDeployed(url, kept)
  expect(first).toEqual({ config, fetched: Object.keys(release.files).length })
  const { 'index.html': _, ...served } = await readTree(workspace.siteDir)
  const isIndex = (file: string) => /^releases\/r-\w{12}\..{16}\.json$/.test(file)
  expect(await readTree(kept)).toEqual(
    Object.fromEntries(Object.entries(served).filter(([file]) => !isIndex(file))),
  )
  await rm(join(kept, 'remotes'), { recursive: true })
  expect((await fetchDeployed(url, kept)).fetched).toBe(
    Object.keys(release.files).filter((address) => address.startsWith('/remotes/')).length,
  )
  const { changes } = await openReleaseStore(kept).check({
    units: [await workspace.buildRemote('content')],
    prove: async () => undefined,
  })
  expect(changes.map(({ name }) => name)).toEqual(['content'])
})

test('refuses a file that does not match its record', async () => {
  const { release, layout, kept, url } = await givenDeployed()
  const address = Object.keys(release.files).find((each) => each.endsWith('remoteEntry.js')) ?? ''
  await writeFile(layout.address(address), 'changed()')
  await expect(fetchDeployed(url, kept)).rejects.toMatchObject({
    code: 'damaged',
    message: `${address} is not as it was published, so there is no release to check against.`,
  })
})

test('writes no file that a record names elsewhere', async () => {
  const { release, layout, kept, url } = await givenDeployed()
  const [integrity] = Object.values(release.files)
  const files = { '/remotes/../../escaped.js': integrity }
  await writeFile(layout.record(release.id), JSON.stringify({ ...release, files }))
  await expect(fetchDeployed(url, kept)).rejects.toThrow('is no address of a release')
})

test('says that a URL serves no console', async () => {
  const { kept } = await givenDeployed()
  await expect(fetchDeployed('http://localhost:9', kept)).rejects.toThrow(
    'http://localhost:9/releases/current.json cannot be reached',
  )
})
