import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { listBuiltUnits } from '../src/built-units.ts'
import { findLibraries } from '../src/find-libraries.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

test('everything visited in one session loads each shared library once, from the shell', async ({
  page,
  signIn,
}) => {
  const copies = new Map<string, string[]>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    for (const library of findLibraries(await response.text())) {
      copies.set(library, [...(copies.get(library) ?? []), pathname])
    }
  })
  await signIn(page)
  await page.goto('/')
  for (const section of sections) await openFromMenu(page, section)
  await page.waitForLoadState('networkidle')
  expect([...copies.keys()]).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router']))
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
