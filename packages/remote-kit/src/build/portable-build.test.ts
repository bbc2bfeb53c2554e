import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestRemote } from '../testing/test-remote.ts'

test('a library that reads its own file’s location does not see the build folder', async () => {
  const { distDir, remove } = await buildTestRemote({
    name: 'maths',
    files: {
      'src/remote.ts': `import { place } from 'place'\nexport default { name: 'maths', routes: () => [], place }`,
      'node_modules/place/package.json': JSON.stringify({ name: 'place', version: '1.0.0', type: 'module' }),
      'node_modules/place/index.js': `export const place = ['the place:', import.meta.url, new URL('./map.txt', import.meta.url)]`,
      'node_modules/place/map.txt': 'A map',
    },
  })
  onTestFinished(remove)
  const files = globSync('**/*.{js,json}', { cwd: distDir })
  const texts = files.map((file) => readFileSync(join(distDir, file), 'utf8')).join('\n')
  expect(texts).toMatch(/the place:.{1,20}file:\/\/\/["']/)
  expect(texts).toMatch(/static\/assets\/map\.\w+\.txt/)
  expect(texts).not.toContain('console-invented-')
})
