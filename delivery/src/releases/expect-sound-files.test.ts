import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from './release-store.ts'
import { hashContents, readFolder } from './site/hash-files.ts'

const made = { by: 'mina', reason: 'a test' }
const container = 'var console_remote_commerce;'
const manifest = (changes: object) =>
  JSON.stringify({
    metaData: { globalName: 'console_remote_commerce', remoteEntry: { name: 'remoteEntry.js', path: '' } },
    ...changes,
  })
const none = { sync: [], async: [] }

async function givenBuild() {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  await store.publish({ units: [await workspace.buildShell()], ...made })
  const unit = await workspace.buildRemote('commerce')
  const before = await readTree(workspace.siteDir)
  return {
    unit,
    publish: () => store.publish({ units: [unit], ...made }),
    expectUntouched: async () => expect(await readTree(workspace.siteDir)).toEqual(before),
    put: (file: string, text: string) => writeFile(join(unit.distDir, file), text),
    listFiles: async () => {
      const list = JSON.stringify(hashContents(await readFolder(unit.distDir)))
      await writeFile(join(unit.distDir, 'built-files.json'), list)
    },
  }
}

test.each<[what: string, file: string, text: string, said: string]>([
  [
    'a script that is none',
    'static/js/list.js',
    'let a = 1;\nlet a = (',
    'static/js/list.js is not JavaScript: ',
  ],
  ['an empty script', 'static/js/list.js', ' \n', 'static/js/list.js is empty.'],
  ['styles that do not end', 'static/js/list.css', '.a { color: red', 'static/js/list.css is not CSS: '],
  ['JSON that is cut off', 'mf-manifest.json', '{"id": "commerce"', 'mf-manifest.json is not JSON: '],
  ['an entry that is a document', 'remoteEntry.js', '<!doctype html>', 'remoteEntry.js is not JavaScript: '],
  [
    'an entry of another remote',
    'remoteEntry.js',
    'var content = {}',
    'does not set console_remote_commerce',
  ],
  ['another manifest', 'mf-manifest.json', '{"short_name": "app"}', 'is not a manifest of Module Federation'],
  [
    'a manifest that names what is not there',
    'mf-manifest.json',
    manifest({ exposes: [{ assets: { js: { ...none, sync: ['gone.js'] }, css: none } }] }),
    'mf-manifest.json names gone.js, which the build does not hold.',
  ],
  ['a source map', 'static/js/list.js.map', '{"version":3}', 'static/js/list.js.map is a source map'],
  [
    'a script that names its source map',
    'static/js/list.js',
    'go()\n//# sourceMappingURL=list.js.map\n',
    'static/js/list.js names a source map, and everybody could read the sources.',
  ],
  [
    'a script with a key of a cloud',
    'static/js/list.js',
    'go("AKIAIOSFODNN7EXAMPLE")',
    'static/js/list.js has what looks like a secret, “AKIAIOSFODN…”, and everybody could read it.',
  ],
  [
    'a recording with a token of a session',
    'recorded-api.json',
    '{"token":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"}',
    'recorded-api.json has what looks like a secret, “eyJhbGciOiJ…”',
  ],
  [
    'a screen of two megabytes',
    'static/js/list.js',
    `go("${'x'.repeat(2_000_000)}")`,
    'the screen /commerce/ loads 2.0 MB of code, 2.0 MB of it in static/js/list.js, and at most 1.5 MB are allowed.',
  ],
])('refuses %s by name before anything is written', async (_what, file, text, said) => {
  const { publish, put, expectUntouched } = await givenBuild()
  await put(file, text)
  await expect(publish()).rejects.toMatchObject({
    code: 'build-output',
    message: expect.stringMatching(/^Nothing was released:\n- commerce: .*\nBuild commerce again/s),
  })
  await expect(publish()).rejects.toThrow(said)
  await expectUntouched()
})

test('says where a script has a syntax error', async () => {
  const { publish, put } = await givenBuild()
  await put('static/js/list.js', 'const a = 1\nconst b = = 2')
  await expect(publish()).rejects.toThrow('(line 2, column 11)')
})

test('refuses a build that differs from its own list of files', async () => {
  const { unit, publish, put, listFiles, expectUntouched } = await givenBuild()
  await put('remoteEntry.js', container)
  await put('static/js/gone.js', 'gone()')
  await listFiles()
  await put('static/js/list.js', 'console.log("changed by hand")')
  await put('static/js/added.js', 'added()')
  await rm(join(unit.distDir, 'static/js/gone.js'))
  await expect(publish()).rejects.toThrow(
    [
      '- commerce: static/js/added.js was put there after the build.',
      '- commerce: static/js/gone.js, which the build wrote, is gone.',
      '- commerce: static/js/list.js was changed after the build.',
    ].join('\n'),
  )
  await expectUntouched()
  await rm(join(unit.distDir, 'built-files.json'))
  await listFiles()
  expect((await publish()).outcome).toBe('moved')
})

test('says that a list of files cannot be read', async () => {
  const { publish, put } = await givenBuild()
  await put('built-files.json', '["remoteEntry.js"]')
  await expect(publish()).rejects.toThrow('built-files.json does not list what the build wrote.')
})
