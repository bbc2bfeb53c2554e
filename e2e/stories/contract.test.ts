import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openReleaseStore, type ReleaseStore } from '@console/delivery/release-store'
import { buildInventedRemote } from '@console/remote-kit/testing/invented-remote'
import { expect } from '@playwright/test'
import { listBuiltUnits } from '../src/console/built-units.ts'
import { test } from '../src/test.ts'

const made = { by: 'e2e', reason: 'What is used and given' }

type Published = Awaited<ReturnType<ReleaseStore['publish']>>

/** One store for all: what is refused leaves it as it was. */
test.describe.configure({ mode: 'default' })

let dir: string
let store: ReleaseStore
let release: Published['release']

test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'console-contract-'))
  store = openReleaseStore(join(dir, 'site'))
  const published = await store.publish({ units: listBuiltUnits(), ...made })
  // The shell gives what all remotes use, and every remote says what it uses.
  expect(published.notes).toEqual([])
  release = published.release
})

test.afterAll(() => rm(dir, { recursive: true, force: true }))

test('a shell that gives less than the remotes of the release use is refused, with all of them', async () => {
  const shell = listBuiltUnits().find(({ name }) => name === 'shell')
  if (shell === undefined) throw new Error('There is no built shell')
  const distDir = join(dir, 'shell', 'dist')
  await cp(shell.distDir, distDir, { recursive: true })
  const text = await readFile(join(distDir, 'shell.json'), 'utf8')
  await writeFile(join(distDir, 'shell.json'), text.replaceAll('"useNavigate"', '"useNothing"'))
  await rm(join(distDir, 'built-files.json'), { force: true })

  const publish = store.publish({ units: [{ ...shell, distDir }], ...made })
  await expect(publish).rejects.toThrow(
    /commerce uses useNavigate of react-router in .+ \(screen .*\/packages\/.*\)/,
  )
  await expect(publish).rejects.toThrow(/content uses useNavigate of react-router in /)
  await expect(publish).rejects.toThrow(/mocks uses useNavigate of react-router in /)
  expect((await store.readCurrent())?.release.id).toBe(release.id)
})

test('a remote with a name that there is not is refused before anybody has it', async () => {
  const remote = await buildInventedRemote({
    name: 'visiting',
    config: { screens: { '/visiting/': 'notes.route.tsx' } },
    files: {
      'src/remote.ts': `export default { name: 'visiting', routes: () => [{ path: 'visiting', lazy: () => import('./notes.route.tsx') }] }`,
      'src/notes.route.tsx': `import { useNotes, useNavigate } from 'react-router'
        export const Component = () => <p>{String(useNotes(useNavigate()))}</p>`,
    },
  })
  const publish = store.publish({ units: [remote], ...made }).finally(() => remote.remove())
  await expect(publish).rejects.toThrow(
    `visiting uses useNotes of react-router in src/notes.route.tsx (screen /visiting/), and shell ${release.shell.version} does not give it`,
  )
  expect((await store.readCurrent())?.release.id).toBe(release.id)
})
