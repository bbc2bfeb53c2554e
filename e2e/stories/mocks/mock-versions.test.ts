import { expect, type Page } from '@playwright/test'
import { chooseMore } from '../../src/menu-item.ts'
import { openMockEditor, openMocksApi } from '../../src/mock-editor.ts'
import { crash } from '../../src/package-editor.ts'
import { test } from '../../src/test.ts'

async function saveUnder(page: Page, name: string) {
  const editor = openMockEditor(page)
  await editor.part('Details')
  await editor.field('Name').fill(name)
  await editor.save()
  await editor.saved(name)
}

async function openVersions(page: Page) {
  await chooseMore(page, 'Versions')
  return page.getByRole('dialog', { name: 'Versions' })
}

test('versions saved by two tabs share one list, which survives a crashed tab', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const { id } = await (await openMocksApi(testConsole)).create('Harbour')
  await signIn(page)
  await openMockEditor(page).open(id)
  await saveUnder(page, 'Harbour, first tab')
  await expect((await openVersions(page)).getByRole('listitem')).toHaveCount(2)

  const next = await context.newPage()
  await openMockEditor(next).open(id)
  await saveUnder(next, 'Harbour, second tab')
  const list = await openVersions(next)
  await expect(list).toContainText('Kept on this device')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await crash(page)

  await next.reload()
  const versions = (await openVersions(next)).getByRole('listitem')
  await expect(versions).toHaveCount(3)
  await versions.nth(1).getByRole('button', { name: 'Compare with now' }).press('Enter')
  await expect(versions.nth(1)).toContainText('Harbour, second tab')
  await versions.nth(1).getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(openMockEditor(next).field('Name')).toHaveValue('Harbour, first tab')
})

test('closing versions or review by keyboard moves the focus back to the menu that opened it', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id } = await (await openMocksApi(testConsole)).create('Harbour')
  await signIn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMockEditor(page).open(id)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Versions', 'Review']) {
      await chooseMore(page, name)
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused()
    }
  }
})
