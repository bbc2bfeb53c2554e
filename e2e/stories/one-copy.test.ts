import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { listBuiltUnits } from '../src/console/built-units.ts'
import { findLibraries } from '../src/find-libraries.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

/** Library to the files that hold it. */
async function findCopies(scripts: Promise<{ path: string; text: string }>[]) {
  const found = (await Promise.all(scripts)).flatMap(({ path, text }) =>
    findLibraries(text).map((library) => ({ library, path })),
  )
  const groups = Map.groupBy(found, ({ library }) => library)
  return new Map([...groups].map(([library, copies]) => [library, copies.map(({ path }) => path)]))
}

test('everything visited in one session loads each shared library once, from the shell', async ({
  page,
  signIn,
}) => {
  const scripts: Promise<{ path: string; text: string }>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js')) scripts.push(response.text().then((text) => ({ path, text })))
  })
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
})

for (const { name, distDir } of listBuiltUnits().filter((unit) => unit.name !== 'shell')) {
  test(`the build of ${name} holds none of what the shell provides`, async () => {
    const files = await Array.fromAsync(glob('**/*.js', { cwd: distDir }))
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      expect(findLibraries(readFileSync(join(distDir, file), 'utf8')), file).toEqual([])
    }
  })
}
