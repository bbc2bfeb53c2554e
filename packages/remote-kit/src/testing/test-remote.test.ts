import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestRemote } from './test-remote.ts'

const screen = `
import { greeting } from 'a-library'
export const Component = () => <h1>{greeting}</h1>
`

test('a remote made up in a test is built like any other, including a library of its own', async () => {
  const { distDir, remove } = await buildTestRemote({
    name: 'visiting_team',
    config: { screens: { '/visiting-team/': 'screen.tsx' } },
    files: {
      'src/remote.ts': `export default { name: 'visiting_team', routes: () => [{ path: 'visiting-team', lazy: () => import('./screen.tsx') }],
        extensions: { 'menu.badges': async () => (await import('./badges.ts')).list() } }`,
      'src/screen.tsx': screen,
      'src/badges.ts': `export const list = () => [{ path: '/visiting-team/', count: 1, sentence: 'One visit' }]`,
      'node_modules/a-library/package.json':
        '{ "name": "a-library", "version": "1.0.0", "main": "index.js" }',
      'node_modules/a-library/index.js': `export const greeting = 'Good morning'`,
    },
  })
  onTestFinished(remove)
  const built = JSON.parse(await readFile(join(distDir, 'remote.json'), 'utf8'))
  expect(built).toMatchObject({ name: 'visiting_team', team: 'Invented', paths: ['/visiting-team/'] })
  const texts = await Promise.all(
    built.screenAssets['/visiting-team/'].files.map((file: string) => readFile(join(distDir, file), 'utf8')),
  )
  expect(texts.join('')).toContain('Good morning')
  const [part = ''] = built.parts['badges.ts']
  expect(await readFile(join(distDir, part), 'utf8')).toContain('One visit')
})

test('a failed build reports its output', async () => {
  await expect(
    buildTestRemote({ name: 'broken_team', files: { 'src/remote.ts': `import './nowhere.ts'` } }),
  ).rejects.toThrow(/broken_team was not built[\s\S]*nowhere/)
})

test('a screen that no lazy route imports fails the build, which names the module', async () => {
  const files = { 'src/remote.ts': `export default { name: 'visiting_team', routes: () => [] }` }
  const config = { screens: { '/visiting-team/': 'screen.tsx' } }
  await expect(buildTestRemote({ name: 'visiting_team', config, files })).rejects.toThrow(
    'names the screen module screen.tsx, but no lazy route imports it',
  )
})
