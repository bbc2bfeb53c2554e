import { rm, writeFile } from 'node:fs/promises'
import { releaseIndexSchema, releasePointerSchema } from '@console/shared/release/pointer'
import { remoteDetailsSchema } from '@console/shared/release/remote-details'
import { expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from './release-store.ts'
import { toIntegrity } from './site/hash-files.ts'

const made = { by: 'mina', reason: 'a test' }

/** Remotes `section000`, `section001` … in the menu in this order, and one before them all. */
async function publish(count: number) {
  const workspace = await inventWorkspace()
  const names = Array.from({ length: count }, (_, place) => `section${String(place).padStart(3, '0')}`)
  const units = await Promise.all(
    names.map((name, order) =>
      workspace.buildRemote(name, { menu: [{ title: name, path: `/${name}/`, icon: 'screen', order }] }),
    ),
  )
  const store = openReleaseStore(workspace.siteDir)
  const { release } = await store.publish({ units: [await workspace.buildShell(), ...units], ...made })
  return { ...workspace, store, release, ...(await readSite(workspace.siteDir)) }
}

async function readSite(siteDir: string) {
  const tree = await readTree(siteDir)
  const document = tree['index.html'] ?? ''
  const assets = JSON.parse(/id="release-assets">(.*?)<\/script>/.exec(document)?.[1] ?? '{}')
  return { tree, document, assets, pointer: tree['releases/current.json'] ?? '' }
}

type Read = Awaited<ReturnType<typeof readSite>>

function readIndex({ tree, pointer }: Pick<Read, 'tree' | 'pointer'>) {
  const { address, integrity } = releasePointerSchema.parse(JSON.parse(pointer)).release.index
  const text = tree[address.slice(1)] ?? ''
  expect(toIntegrity(Buffer.from(text))).toBe(integrity)
  return releaseIndexSchema.parse(JSON.parse(text))
}

test('Document and pointer do not grow with the number of remotes', async () => {
  const few = await publish(4)
  const many = await publish(60)
  expect(many.pointer.length).toBe(few.pointer.length)
  expect(many.document.length).toBe(few.document.length)
})

test('Only sections after the first four of the menu have a details file', async () => {
  const { tree, pointer, assets, release } = await publish(6)
  const { remotes } = readIndex({ tree, pointer })
  expect(Object.keys(assets.paths)).toEqual(['/section000/', '/section001/', '/section002/', '/section003/'])
  expect(remotes.map(({ code, details }) => [code !== undefined, details !== undefined])).toEqual([
    ...Array(4).fill([true, false]),
    ...Array(2).fill([false, true]),
  ])
  for (const { name, details } of remotes.slice(4)) {
    const [file = '', text = ''] =
      Object.entries(tree).find(([each]) => each.startsWith(`releases/${name}.`)) ?? []
    expect(toIntegrity(Buffer.from(text))).toBe(details)
    const { code, assets } = remoteDetailsSchema.parse(JSON.parse(text))
    const recorded = release.remotes.find((remote) => remote.name === name)
    expect(recorded).toMatchObject(code)
    const unit = `/remotes/${name}/${recorded?.version}`
    const shell = `/shell/${release.shell.version}/static/js`
    expect(assets.paths[`/${name}/`]?.map((place) => assets.files[place]?.[0])).toEqual([
      `${unit}/remoteEntry.js`,
      `${unit}/static/js/list.js`,
      `${shell}/data.js`,
      `${shell}/picker.js`,
    ])
    for (const [address = '', integrity] of assets.files)
      expect(integrity).toBe(address.endsWith('.js') ? release.files[address] : undefined)
    expect(file).toMatch(/\.[\w-]{16}\.json$/)
  }
})

test('A switched-off section gives its place in the document to the next', async () => {
  const { store, siteDir } = await publish(6)
  await store.disable({ remote: 'section001', ...made })
  const site = await readSite(siteDir)
  expect(Object.keys(site.assets.paths)).toEqual([
    '/section000/',
    '/section002/',
    '/section003/',
    '/section004/',
  ])
  const { remotes } = readIndex(site)
  expect(remotes[1]).toMatchObject({ name: 'section001', disabled: { reason: made.reason } })
  expect((await store.verify()).problems).toEqual([])
})

test('A release that is rolled back to gets the same index again', async () => {
  const { store, buildRemote, release, tree, siteDir } = await publish(6)
  await store.publish({ units: [await buildRemote('section005', { text: 'second' })], ...made })
  await store.rollback(made)
  const after = await readSite(siteDir)
  for (const [file, text] of Object.entries(tree))
    if (file !== 'releases/current.json') expect([file, after.tree[file]]).toEqual([file, text])
  expect(JSON.parse(after.pointer).release.id).toBe(release.id)
})

test('The pointer names the five releases before it, and none that was rolled back', async () => {
  const { store, buildRemote, release, siteDir } = await publish(1)
  const ids = [release.id]
  for (const text of ['1', '2', '3', '4', '5', '6', '7'])
    ids.push(
      (await store.publish({ units: [await buildRemote('section000', { text })], ...made })).release.id,
    )
  const recent = async () => JSON.parse((await readSite(siteDir)).pointer).release.recent
  expect(await recent()).toEqual(ids.slice(2, 7).reverse())
  await store.rollback(made)
  expect(await recent()).toEqual(ids.slice(1, 6).reverse())
  await store.publish({ units: [await buildRemote('section000', { text: '8' })], ...made })
  expect(await recent()).toEqual([...ids.slice(2, 6), ids[6]].reverse())
})

test('A shell that reads no index gets the older pointer and document', async () => {
  const { store, buildShell, siteDir, release } = await publish(6)
  const before = await readSite(siteDir)
  const shell = await buildShell({ reads: undefined, text: 'before' })
  const old = await store.publish({ units: [shell], ...made })
  const site = await readSite(siteDir)
  expect(JSON.parse(site.pointer)).toMatchObject({
    format: 1,
    release: { format: 1, id: old.release.id, remotes: old.release.remotes },
  })
  expect(Object.keys(site.assets.paths)).toHaveLength(6)
  expect(site.document).not.toContain('as="fetch" crossorigin href="/releases/r-')
  expect((await store.verify()).problems).toEqual([])
  await store.rollback(made)
  const after = await readSite(siteDir)
  expect(after.document).toBe(before.document)
  expect(JSON.parse(after.pointer)).toMatchObject({ format: 2, release: { id: release.id } })
  expect((await store.verify()).problems).toEqual([])
})

test('Reports a changed index or details, and the next publish restores them', async () => {
  const { store, buildRemote, siteDir, tree } = await publish(6)
  const files = Object.keys(tree).filter((file) => /^releases\/.*\..{16}\.json$/.test(file))
  expect(files).toHaveLength(3)
  const [first = '', second = ''] = files
  await writeFile(`${siteDir}/${first}`, '{}')
  await rm(`${siteDir}/${second}`)
  expect((await store.verify()).problems).toEqual(
    expect.arrayContaining([
      { address: `/${first}`, problem: 'differs' },
      { address: `/${second}`, problem: 'missing' },
    ]),
  )
  expect((await store.publish({ units: [await buildRemote('section000')], ...made })).outcome).toBe('moved')
  expect((await store.verify()).problems).toEqual([])
})
