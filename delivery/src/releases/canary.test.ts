import { readFile } from 'node:fs/promises'
import { canarySchema } from '@console/shared/release/canary'
import {
  releaseIndexSchema,
  releasePointerSchema,
  toReleaseFileAddress,
} from '@console/shared/release/pointer'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inventWorkspace, keepBuild, readTree } from '../../test/support/invented-workspace.ts'
import type { Prove, TrialRelease } from './candidate/prove-candidate.ts'
import { openReleaseStore } from './release-store.ts'
import { buildSiteLayout } from './site/site-layout.ts'

const assetsSchema = z.object({
  files: z.array(z.array(z.string())),
  signIn: z.array(z.int()),
  frame: z.array(z.int()),
})

const made = { by: 'mina', reason: 'a test' }

/** Two remotes, and a build of commerce that nobody has. */
async function givenRelease(
  newer: Parameters<Awaited<ReturnType<typeof inventWorkspace>>['buildRemote']>[1] = {},
) {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const units = [
    await workspace.buildShell(),
    await workspace.buildRemote('commerce'),
    await workspace.buildRemote('content'),
  ]
  const { release } = await store.publish({ units, ...made })
  const source = await workspace.buildRemote('commerce', { text: 'second', ...newer })
  const layout = buildSiteLayout(workspace.siteDir)
  const readIndex = async () => {
    const pointer = releasePointerSchema.parse(JSON.parse(await readFile(layout.pointer, 'utf8')))
    return releaseIndexSchema.parse(
      JSON.parse(await readFile(layout.address(pointer.release.index.address), 'utf8')),
    )
  }
  const start = (more: { share?: number; roles?: string[]; prove?: Prove } = {}) =>
    store.startCanary({ remote: 'commerce', source, share: 10, ...more, ...made })
  return { workspace, store, layout, first: release, source, start, readIndex }
}

const findCommerce = <Remote extends { name: string }>({ remotes }: { remotes: readonly Remote[] }) => {
  const commerce = remotes.find(({ name }) => name === 'commerce')
  if (commerce === undefined) throw new Error('no commerce')
  return commerce
}

describe('A canary', () => {
  test('is added beside the released version, with its files, details and audience', async () => {
    const { store, layout, first, start, readIndex } = await givenRelease()
    const { release, changes, canaries, untouched } = await start({ roles: ['editor'] })
    const { canary, ...commerce } = findCommerce(release)
    expect(commerce).toEqual(findCommerce(first))
    expect(canary).toMatchObject({ share: 10, roles: ['editor'] })
    const version = canary?.remote.version ?? ''
    expect(changes).toEqual([])
    const audience = '10% of staff and the role editor'
    expect(canaries).toEqual([{ name: 'commerce', from: undefined, to: version, audience }])
    expect(untouched.map(({ name }) => name)).toEqual(['shell', 'content'])

    const entry = findCommerce(await readIndex())
    expect(entry).toMatchObject({ version: commerce.version, code: { entry: 'remoteEntry.js' } })
    const told = canarySchema.parse(entry.canary)
    expect(told.remote).toMatchObject({ version, details: expect.any(String) })
    const details = layout.address(toReleaseFileAddress('commerce', told.remote.details ?? ''))
    expect(await readFile(details, 'utf8')).toContain(`/remotes/commerce/${version}/static/js/list.js`)
    const [, assets = ''] =
      /id="release-assets">(.*?)<\/script>/.exec(await readFile(layout.document, 'utf8')) ?? []
    const { files, signIn, frame } = assetsSchema.parse(JSON.parse(assets))
    const decides = `/shell/${release.shell.version}/static/js/canary.js`
    for (const places of [signIn, frame]) expect(places.map((place) => files[place]?.[0])).toContain(decides)
    expect(await store.verify()).toMatchObject({ problems: [], mismatches: [] })
    expect((await store.listMoves())[0]).toMatchObject({
      action: 'canary start',
      subject: 'commerce',
      units: [],
      canaries: [{ name: 'commerce', from: null, to: version, audience }],
    })
  })

  test('can be widened to more staff without other changes', async () => {
    const { store, start } = await givenRelease()
    const before = findCommerce((await start()).release).canary
    const { release, canaries } = await store.shareCanary({ remote: 'commerce', share: 50, ...made })
    expect(findCommerce(release).canary).toEqual({ ...before, share: 50 })
    expect(canaries).toMatchObject([{ audience: '50% of staff' }])
  })

  test('is promoted to everybody with the same bytes', async () => {
    const { store, workspace, start } = await givenRelease()
    const { release: started } = await start()
    const version = findCommerce(started).canary?.remote.version ?? ''
    const before = await readTree(workspace.siteDir)
    const { release, changes } = await store.promoteCanary({ remote: 'commerce', ...made })
    expect(findCommerce(release)).toMatchObject({ version })
    expect(findCommerce(release).canary).toBeUndefined()
    expect(changes).toMatchObject([{ name: 'commerce', to: version }])
    const isOfVersion = ([file]: [string, string]) => file.startsWith(`remotes/commerce/${version}/`)
    const after = await readTree(workspace.siteDir)
    expect(Object.entries(after).filter(isOfVersion)).toEqual(Object.entries(before).filter(isOfVersion))
    expect((await store.verify()).problems).toEqual([])
  })

  test('that was aborted is not brought back by a rollback', async () => {
    const { store, first, start } = await givenRelease()
    await start()
    const { release } = await store.abortCanary({ remote: 'commerce', ...made })
    expect(release.id).toBe(first.id)
    await expect(store.rollback(made)).rejects.toThrow(`${first.id} is the first release`)
    await expect(store.abortCanary({ remote: 'commerce', ...made })).rejects.toThrow(
      'commerce has no canary.',
    )
  })

  test('can be started from the release folder by a prefix of its version', async () => {
    const { store, start } = await givenRelease()
    const version = findCommerce((await start()).release).canary?.remote.version ?? ''
    await store.abortCanary({ remote: 'commerce', ...made })
    const hash = version.slice(version.lastIndexOf('-') + 1, -20)
    const again = await store.startCanary({ remote: 'commerce', source: hash, share: 5, ...made })
    expect(findCommerce(again.release).canary).toMatchObject({ share: 5, remote: { version } })
  })

  test('is refused for the released version or beside an older shell', async () => {
    const { workspace, store, start } = await givenRelease()
    const source = await workspace.buildRemote('commerce')
    await expect(store.startCanary({ remote: 'commerce', source, share: 10, ...made })).rejects.toThrow(
      'is the released version, which everybody has already',
    )
    await workspace.buildRemote('commerce', { text: 'second' })
    await store.publish({ units: [await workspace.buildShell({ isBeforeCanaries: true })], ...made })
    await expect(start()).rejects.toThrow('it was built before canaries. Publish the shell first.')
  })
})

describe('Both combinations are checked', () => {
  test('A canary that does not fit beside the others is refused', async () => {
    const { start } = await givenRelease({ paths: ['/commerce/', '/content/'] })
    await expect(start()).rejects.toThrow(
      'With the canary of commerce: commerce and content both claim /content/.',
    )
  })

  test('A canary that was built against a newer library than the shell’s is refused', async () => {
    const uses = { 'antd/es/table': { version: '6.1.0', names: { default: ['src/list.tsx'] } } }
    const { start } = await givenRelease({ uses })
    await expect(start()).rejects.toThrow(
      'With the canary of commerce: commerce was built against antd/es/table 6.1.0',
    )
  })

  test('Later publishes must fit the canary too, and canaries one another', async () => {
    const { workspace, store, start } = await givenRelease({ paths: ['/commerce/', '/notes/'] })
    await start()
    await expect(store.publish({ units: [await workspace.buildRemote('notes')], ...made })).rejects.toThrow(
      'With the canary of commerce: commerce and notes both claim /notes/.',
    )
    const source = await workspace.buildRemote('content', { paths: ['/content/', '/notes/'] })
    await expect(store.startCanary({ remote: 'content', source, share: 10, ...made })).rejects.toThrow(
      'With the canary of commerce and content: commerce and content both claim /notes/.',
    )
  })

  test('Smoke tests run a canary in its remote’s place, and a new shell beneath it', async () => {
    const { workspace, store, start } = await givenRelease()
    const seen: TrialRelease[] = []
    const prove: Prove = async (candidate) => void seen.push(candidate)
    const { release } = await start({ prove })
    const { version, canary } = findCommerce(release)
    const toVersions = ({ release: { remotes }, changes }: TrialRelease) => [
      findCommerce({ remotes }).version,
      findCommerce({ remotes }).canary,
      changes.map(({ name, to }) => `${name} ${to}`),
    ]
    const tried = [canary?.remote.version, undefined, [`commerce ${canary?.remote.version}`]]
    expect(seen.map(toVersions)).toEqual([[version, undefined, []], tried])
    expect(seen[1]?.document).toContain(`/remotes/commerce/${canary?.remote.version}/static/js/list.js`)

    seen.length = 0
    const shell = await workspace.buildShell({ text: 'second' })
    await store.publish({ units: [shell], prove, ...made })
    expect(seen.map(toVersions)).toEqual([[version, undefined, [expect.stringMatching(/^shell /)]], tried])
    seen.length = 0
    await store.publish({
      units: [await workspace.buildRemote('content', { text: 'second' })],
      prove,
      ...made,
    })
    expect(seen).toHaveLength(1)
  })
})

describe('Beside a canary', () => {
  test('another version of the remote can be published, and says that the canary stays', async () => {
    const { workspace, store, source, start } = await givenRelease()
    const newer = await keepBuild(source, 'newer')
    const version = findCommerce((await start()).release).canary?.remote.version
    const hotfix = await workspace.buildRemote('commerce', { text: 'third' })
    const { release, notes } = await store.publish({ units: [hotfix], ...made })
    expect(findCommerce(release).canary?.remote.version).toBe(version)
    expect(notes).toContainEqual(
      expect.stringContaining(`commerce keeps its canary ${version} for 10% of staff.`),
    )
    const published = await store.publish({ units: [newer], ...made })
    expect(findCommerce(published.release).canary).toBeUndefined()
  })

  test('a rollback of the remote ends the canary, and switching it off switches both off', async () => {
    const { workspace, store, start } = await givenRelease()
    const hotfix = await keepBuild(await workspace.buildRemote('commerce', { text: 'third' }), 'third')
    await store.publish({ units: [hotfix], ...made })
    await workspace.buildRemote('commerce', { text: 'second' })
    await start()
    const off = await store.disable({ remote: 'commerce', ...made })
    expect(findCommerce(off.release)).toMatchObject({
      disabled: { reason: made.reason },
      canary: { share: 10 },
    })
    const back = await store.rollbackUnit({ unit: 'commerce', ...made })
    expect(findCommerce(back.release).canary).toBeUndefined()
  })

  test('pruning keeps its files and details', async () => {
    const { workspace, store, start } = await givenRelease()
    await start()
    const before = await readTree(workspace.siteDir)
    expect((await store.prune({ ...made, days: 30, isDryRun: false })).removed).toEqual([])
    expect(await readTree(workspace.siteDir)).toEqual(before)
    expect((await store.verify()).problems).toEqual([])
  })

  test('is promoted to another environment with the release, after a warning', async () => {
    const { workspace, start } = await givenRelease()
    const { release } = await start()
    const staging = openReleaseStore(workspace.siteDir, { environment: 'staging' })
    const promotion = { source: 'production', id: release.id, units: [], ...made }
    expect(findCommerce((await staging.promote(promotion)).release).canary).toMatchObject({ share: 10 })
  })
})
