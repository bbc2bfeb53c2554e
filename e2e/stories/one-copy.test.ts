import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { listBuiltUnits } from '../src/console/built-units.ts'
import { collectScripts, findCopies, findLibraries } from '../src/find-libraries.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

test('a session that visits every section loads each shared library once, from the shell, and no telemetry where none is configured', async ({
  page,
  signIn,
  testConsole,
}) => {
  const scripts = collectScripts(page)
  await signIn(page)
  await page.goto('/')
  for (const section of sections) await openFromMenu(page, section)
  const copies = await findCopies(scripts)
  expect([...copies.keys()]).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router', 'zustand']),
  )
  for (const [library, files] of copies) {
    expect(files, library).toHaveLength(1)
    expect(files[0], library).toMatch(/^\/shell\//)
  }
  const asked = testConsole.server.requests.map(({ path }) => path)
  expect(asked.filter((path) => path.includes('telemetry'))).toEqual([])
})

test('in the production build no remote bundles a shared library or waits for more of antd than its button, and list files are compiled while they download', {
  tag: '@gate',
}, async ({ testConsole }) => {
  for (const { name, distDir } of listBuiltUnits()) {
    const files = await Array.fromAsync(glob('**/*.js', { cwd: distDir }))
    expect(files.length, name).toBeGreaterThan(1)
    for (const file of files) {
      const text = readFileSync(join(distDir, file), 'utf8')
      if (name !== 'shell') expect(findLibraries(text), `${name}, ${file}`).toEqual([])
      // A hint only counts if it comes before the minifier's comment.
      else if (/async\/(?:frame|ui-list)\.js$/.test(file))
        expect(text.split('\n', 1), file).toEqual(['//# allFunctionsCalledOnLoad'])
    }
  }
  const current = await testConsole.store.readCurrent()
  const taken = (current?.release.remotes ?? []).flatMap(({ screenAssets }) =>
    Object.values(screenAssets).flatMap(({ shared }) => shared.filter((module) => module.startsWith('antd'))),
  )
  expect(new Set(taken)).toEqual(new Set(['antd/es/button']))
})
