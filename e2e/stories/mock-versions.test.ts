import { expect, type Page } from '@playwright/test'
import { findViolations } from '../src/find-violations.ts'
import { chooseMore } from '../src/menu-item.ts'
import { openMockEditor, openMocksApi } from '../src/mock-editor.ts'
import { crash } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

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

test('versions of two tabs stand in one list, and outlive the crash of one', async ({
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
  expect(await findViolations(next)).toEqual([])
  await versions.nth(1).getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(openMockEditor(next).field('Name')).toHaveValue('Harbour, first tab')

  await next.getByRole('dialog', { name: 'Versions' }).waitFor({ state: 'hidden' })
  await chooseMore(next, 'Review')
  await expect(
    next.getByRole('dialog', { name: 'Review' }).getByLabel('Difficulty', { exact: true }),
  ).toBeVisible()
  expect(await findViolations(next)).toEqual([])
})

test('what was found in a version wraps beside its buttons, which stand in one column', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openMocksApi(testConsole)
  const { id } = await api.create('Harbour')
  await api.change(id, (mock) => ({
    ...mock,
    writing_questions: {
      ...mock.writing_questions,
      parts: mock.writing_questions.parts.map((part) => ({ ...part, task: 'A letter to …', wordlimit: 1 })),
    },
  }))
  await signIn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMockEditor(page).open(id)
  await saveUnder(page, 'Harbour with errors')
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.first()).toContainText(/errors?/)
  await page.setViewportSize({ width: 560, height: 900 })
  await expect(async () => {
    for (const version of await versions.all()) {
      const [row, button] = await Promise.all(
        [version, version.getByRole('button', { name: 'Restore' })].map((part) => part.boundingBox()),
      )
      expect(button && row && Math.round(row.x + row.width - button.x - button.width)).toBe(0)
    }
  }).toPass()
})

test('closing versions or review by the keyboard leads back to what opened it', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id } = await (await openMocksApi(testConsole)).create('Harbour')
  await signIn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMockEditor(page).open(id)
  for (const name of ['Versions', 'Review']) {
    const opener = page.getByRole('button', { name, exact: true })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('on a phone it leads back to the menu that opened it', async ({ page, signIn, testConsole }) => {
  const { id } = await (await openMocksApi(testConsole)).create('Harbour')
  await signIn(page)
  await openMockEditor(page).open(id)
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseMore(page, 'Review')
  const dialog = page.getByRole('dialog', { name: 'Review' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused()
})
