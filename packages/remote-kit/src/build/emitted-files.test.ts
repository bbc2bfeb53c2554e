import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestRemote } from '../testing/test-remote.ts'

test('small fonts, pictures and recordings become files instead of data URLs', async () => {
  const { distDir, remove } = await buildTestRemote({
    name: 'maps_team',
    files: {
      'src/remote.ts': `export default { name: 'maps_team', routes: () => [{ path: 'maps-team', lazy: () => import('./screen.tsx') }] }`,
      'src/screen.tsx': `
      import picture from './tiny.png'
      import drawing from './tiny.svg'
      import recording from './tiny.mp3'
      import './screen.module.css'
      const table = new URL('./tiny.csv', import.meta.url)
      export const Component = () => <><img src={picture} /><img src={drawing} /><audio src={recording} />{table.href}</>`,
      'src/screen.module.css': `
      @font-face { font-family: maps_team-Tiny; src: url('./tiny.woff2') }
      .mark { mask-image: url('./mask.svg'); font-family: maps_team-Tiny }`,
      'src/tiny.png': 'png',
      'src/tiny.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/mask.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'src/tiny.mp3': 'mp3',
      'src/tiny.csv': 'a,b',
      'src/tiny.woff2': 'wOF2',
    },
  })
  onTestFinished(remove)
  const files = globSync('**/*.*', { cwd: distDir })
  for (const name of ['tiny.png', 'tiny.svg', 'mask.svg', 'tiny.mp3', 'tiny.csv', 'tiny.woff2'])
    expect(
      files.filter((file) => file.includes(name.replace(/\.\w+$/, '.'))),
      name,
    ).toContainEqual(expect.stringMatching(new RegExp(`${name.replace(/.*\./, '')}$`)))
  const texts = files
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => readFileSync(join(distDir, file), 'utf8'))
  expect(texts.join('\n')).not.toContain('data:')
})
