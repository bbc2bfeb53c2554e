import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { toReleaseId } from './records/release-id.ts'
import { openReleaseStore } from './release-store.ts'
import { buildSiteLayout } from './site/site-layout.ts'

const made = { by: 'mina', reason: 'a test' }

/** A site whose record and pointer, which carries the release, are changed to what a command line of tomorrow would write. */
async function publishByNewer(change: (release: Record<string, unknown>) => object) {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const layout = buildSiteLayout(workspace.siteDir)
  const units = [await workspace.buildShell({ reads: undefined }), await workspace.buildRemote('commerce')]
  const { release } = await store.publish({ units, ...made })
  const { id: _, created_at, ...content } = JSON.parse(await readFile(layout.record(release.id), 'utf8'))
  const changed = Object.assign(content, change(content))
  const id = toReleaseId(changed)
  const { files: __, ...ofPointer } = { id, ...changed }
  const pointer = JSON.parse(await readFile(layout.pointer, 'utf8'))
  await writeFile(layout.record(id), JSON.stringify({ id, created_at, ...changed }))
  await writeFile(layout.pointer, JSON.stringify({ ...pointer, release: ofPointer }))
  return { workspace, store, layout }
}

test('What a newer command line wrote survives a publish of another remote, at every depth', async () => {
  const { workspace, store, layout } = await publishByNewer(({ shell, remotes }) => {
    const [commerce] = remotes as [{ menu: object[]; integrity: object }]
    return {
      experiments: ['dark'],
      shell: Object.assign(shell as object, { workers: ['static/js/worker.js'] }),
      remotes: [
        {
          ...commerce,
          badge: 'new',
          menu: [{ ...commerce.menu[0], icon: { sheet: 'icons.svg' }, shortcut: 'g c' }],
          integrity: { ...commerce.integrity, styles: 'sha384-' },
        },
      ],
    }
  })
  const { release } = await store.publish({ units: [await workspace.buildRemote('content')], ...made })
  const known = {
    experiments: ['dark'],
    shell: { workers: ['static/js/worker.js'] },
    remotes: [
      {
        name: 'commerce',
        badge: 'new',
        menu: [{ icon: { sheet: 'icons.svg' }, shortcut: 'g c' }],
        integrity: { styles: 'sha384-' },
      },
      { name: 'content' },
    ],
  }
  expect(release).toMatchObject(known)
  expect(JSON.parse(await readFile(layout.record(release.id), 'utf8'))).toMatchObject(known)
  expect((await store.readCurrent())?.release).toMatchObject(known)
  expect((await store.verify()).problems).toEqual([])
})

test('A release that differs only in newer fields has its own id, and older ids stay', () => {
  const content = {
    format: 1,
    shell: { version: '1' },
    remotes: [],
    files: { '/b': '2', '/a': '1' },
  } as const
  const asBefore = '{"files":{"/a":"1","/b":"2"},"format":1,"remotes":[],"shell":{"version":"1"}}'
  const toId = (release: object) => toReleaseId(release as unknown as Parameters<typeof toReleaseId>[0])
  expect(toId(content)).toBe(`r-${createHash('sha256').update(asBefore).digest('hex').slice(0, 12)}`)
  expect(toId({ ...content, redirects: [] })).not.toBe(toId(content))
  expect(toId({ ...content, experiments: [] })).not.toBe(toId(content))
})

test.each([
  ['the form of the whole release', () => ({ format: 2 })],
  [
    'the form of one remote’s entry',
    ({ remotes }: Record<string, unknown>) => ({
      remotes: (remotes as object[]).map((remote) => ({ ...remote, schema: 99, paths: { own: '/x/' } })),
    }),
  ],
])('refuses %s that is newer, and writes nothing', async (_, change) => {
  const { workspace, store } = await publishByNewer(change)
  const unit = await workspace.buildRemote('content')
  const before = await readTree(workspace.siteDir)
  const refused = store.publish({ units: [unit], ...made })
  await expect(refused).rejects.toMatchObject({ code: 'newer' })
  await expect(refused).rejects.toThrow(
    /current\.json was made by a newer command line than this one, so nothing was changed\. Bring your checkout up to date/,
  )
  expect(await readTree(workspace.siteDir)).toEqual(before)
})

test('A remote that exceeds newer limits does not block others', async () => {
  const { workspace, store } = await publishByNewer(({ remotes }) => {
    const [commerce] = remotes as [{ menu: object[] }]
    const menu = Array.from({ length: 30 }, (_, order) => ({ ...commerce.menu[0], order }))
    return { remotes: [{ ...commerce, menu, title: '' }] }
  })
  const { changes } = await store.publish({ units: [await workspace.buildRemote('content')], ...made })
  expect(changes.map(({ name }) => name)).toEqual(['content'])
})
