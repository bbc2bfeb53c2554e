import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { listBuiltUnits } from '../src/console/built-units.ts'
import { collectScripts, findCopies, findLibraries } from '../src/find-libraries.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

test('everything visited in one session loads each shared library once, from the shell', async ({
  page,
  signIn,
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
})

test('no build of a remote holds what the shell provides', async () => {
  for (const { name, distDir } of listBuiltUnits().filter((unit) => unit.name !== 'shell')) {
    const files = await Array.fromAsync(glob('**/*.js', { cwd: distDir }))
    expect(files.length, name).toBeGreaterThan(1)
    for (const file of files) {
      expect(findLibraries(readFileSync(join(distDir, file), 'utf8')), `${name}, ${file}`).toEqual([])
    }
  }
})
