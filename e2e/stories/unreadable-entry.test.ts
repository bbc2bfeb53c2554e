import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { signInByForm } from '../src/console/sign-in.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/test.ts'

type Entry = { name: string; paths: string[]; menu: { title: string; path: string; icon: unknown }[] }

/** Writes the pointer as a newer command line could have left it. */
async function changeEntry({ store }: TestConsole, name: string, change: (entry: Entry) => object) {
  const file = join(store.dir, 'releases', 'current.json')
  const pointer = JSON.parse(await readFile(file, 'utf8'))
  pointer.release.remotes = pointer.release.remotes.map((entry: Entry) =>
    entry.name === name ? { ...entry, ...change(entry) } : entry,
  )
  await writeFile(file, JSON.stringify(pointer))
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('an entry that the shell cannot read costs its own section: sign-in and every other section work', async ({
  page,
  startConsole,
  complaints,
}) => {
  complaints.allow(/^error: The remote content is left out/)
  const console = await startConsole()
  await changeEntry(console, 'content', (entry) => ({
    schema: 2,
    menu: entry.menu.map((each) => ({ ...each, badge: 'new', icon: { sprite: 'notes' } })),
  }))
  await page.goto(`${console.url}/packages/`)
  await signInByForm(page)
  const frame = openFrame(page)
  await expect(frame.heading('Packages')).toBeVisible()

  await menuOf(page).getByRole('link', { name: 'Grammar & essays, not available' }).click()
  const problem = 'schema: the entry is of form 2, and this shell reads up to 1.'
  await expect(page.getByRole('main').getByRole('alert')).toContainText(problem)
  await expect(page.getByRole('region', { name: 'Report' })).toContainText('/grammar/')
  expect(console.server.requests.filter(({ path }) => path.startsWith('/remotes/content/'))).toEqual([])

  const account = await frame.openAccountMenu()
  await account.getByRole('menuitem', { name: 'About this console' }).click()
  const about = page.getByRole('dialog', { name: 'About this console' })
  await expect(about).toContainText(`left out: ${problem}`)
  await page.keyboard.press('Escape')
  await menuOf(page).getByRole('link', { name: 'Coupons' }).click()
  await expect(frame.heading('Coupons')).toBeVisible()
})

test('an entry with an icon that only a later shell knows is drawn as a plain screen, and works', async ({
  page,
  startConsole,
}) => {
  const console = await startConsole()
  await changeEntry(console, 'content', (entry) => ({
    menu: entry.menu.map((each) => ({ ...each, icon: 'graduation-cap' })),
  }))
  await page.goto(`${console.url}/grammar/`)
  await signInByForm(page)
  await expect(openFrame(page).heading('Grammar & essays')).toBeVisible()
})

test('a remote takes neither the paths of another nor those of the API', async ({
  page,
  startConsole,
  complaints,
}) => {
  complaints.allow(/^error: The remote \w+ is left out/)
  const console = await startConsole()
  await changeEntry(console, 'dashboard', (entry) => ({ paths: [...entry.paths, '/api/v1/admin/'] }))
  await changeEntry(console, 'mocks', (entry) => ({ paths: [...entry.paths, '/coupons/'] }))
  await page.goto(`${console.url}/coupons/`)
  await signInByForm(page)
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await menuOf(page).getByRole('link', { name: 'Writing, not available' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'paths: /coupons/ is reserved, or another remote owns it',
  )
  await menuOf(page).getByRole('link', { name: 'Dashboard, not available' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('paths: /api/v1/admin/ is reserved')
})
