import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { signInByForm } from '../src/console/sign-in.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/test.ts'

type Entry = { name: string; paths: string[]; menu: { title: string; path: string; icon: unknown }[] }

/** Writes index and pointer as a newer command line could have left them. */
async function changeEntry({ store }: TestConsole, name: string, change: (entry: Entry) => object) {
  const file = join(store.dir, 'releases', 'current.json')
  const pointer = JSON.parse(await readFile(file, 'utf8'))
  const { id, index } = pointer.release
  const { remotes, ...rest } = JSON.parse(await readFile(join(store.dir, index.address), 'utf8'))
  const changed = remotes.map((entry: Entry) =>
    entry.name === name ? { ...entry, ...change(entry) } : entry,
  )
  const text = JSON.stringify({ ...rest, remotes: changed })
  const integrity = `sha384-${hash('sha384', text, 'base64')}`
  const address = `/releases/${id}.changed000000000.json`
  await writeFile(join(store.dir, address), text)
  pointer.release.index = { address, integrity }
  await writeFile(file, JSON.stringify(pointer))
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('a remote that the shell refuses, by its schema or for the paths it claims, loses only its own section: sign-in and every other section work', {
  tag: '@gate',
}, async ({ page, startConsole, complaints }) => {
  complaints.allow(/^error: The remote (content|dashboard|mocks) is left out/)
  const console = await startConsole()
  // A remote can claim neither the paths of another nor those of the API, and an icon of a later shell costs nothing.
  await changeEntry(console, 'dashboard', (entry) => ({ paths: [...entry.paths, '/api/v1/admin/'] }))
  await changeEntry(console, 'mocks', (entry) => ({ paths: [...entry.paths, '/coupons/'] }))
  await changeEntry(console, 'commerce', (entry) => ({
    menu: entry.menu.map((each) => ({ ...each, icon: 'graduation-cap' })),
  }))
  await changeEntry(console, 'content', (entry) => ({
    schema: 3,
    menu: entry.menu.map((each) => ({ ...each, badge: 'new', icon: { sprite: 'notes' } })),
  }))
  await page.goto(`${console.url}/packages/`)
  await signInByForm(page)
  const frame = openFrame(page)
  await expect(frame.heading('Packages')).toBeVisible()

  await menuOf(page).getByRole('link', { name: 'Grammar & essays, not available' }).click()
  const problem = 'schema: the entry is of form 3, and this shell reads up to 2.'
  await expect(page.getByRole('main').getByRole('alert')).toContainText(problem)
  await expect(page.getByRole('region', { name: 'Report' })).toContainText('/grammar/')
  expect(console.server.requests.filter(({ path }) => path.startsWith('/remotes/content/'))).toEqual([])

  const account = await frame.openAccountMenu()
  await account.getByRole('menuitem', { name: 'About this console' }).click()
  const about = page.getByRole('dialog', { name: 'About this console' })
  await expect(about).toContainText(`left out: ${problem}`)
  await page.keyboard.press('Escape')
  await menuOf(page).getByRole('link', { name: 'Writing, not available' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'paths: /coupons/ is reserved, or another remote owns it',
  )
  await menuOf(page).getByRole('link', { name: 'Dashboard, not available' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('paths: /api/v1/admin/ is reserved')
  await menuOf(page).getByRole('link', { name: 'Coupons' }).click()
  await expect(frame.heading('Coupons')).toBeVisible()
})
