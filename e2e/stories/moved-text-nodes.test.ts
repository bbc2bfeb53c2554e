import { expect } from '@playwright/test'
import { openArticleEditor, openArticlesApi, threeSections } from '../src/article-editor.ts'
import { openFrame } from '../src/frame.ts'
import { moveTexts } from '../src/move-texts.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { expectSection, openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

// Any text that React failed to remove is a browser error, which fails the story.

test('opts out of translation, and every screen opens from every other while an extension moves its text nodes', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await moveTexts(page)
  for (const [index, one] of sections.entries())
    for (const other of sections.slice(index + 1)) {
      await openFromMenu(page, one)
      await openFromMenu(page, other)
      // Cells become buttons under the pointer.
      await page.getByRole('main').hover()
      await openFromMenu(page, one)
    }
})

test('dialogs, toasts, lists and editors work while an extension moves their text nodes', async ({
  page,
  signIn,
  testConsole,
}) => {
  const packages = await openPackagesApi(testConsole)
  const articles = await openArticlesApi(testConsole)
  const { id } = await packages.create('Moved')
  const article = await articles.create('Moved', threeSections)
  await signIn(page)

  const form = openPackageEditor(page)
  await form.open(id)
  await moveTexts(page)
  await form.field('Coins').fill('77')
  await form.expectKept()
  await form.save()
  await expect(page.getByText('Saved “Moved”')).toBeVisible()
  await form.expectClosed()
  await page.getByRole('searchbox').fill('nothing of the kind')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('checkbox', { name: 'Select Moved' }).check()
  await page.getByRole('checkbox', { name: 'Select Moved' }).uncheck()

  const frame = openFrame(page)
  await frame.openPalette()
  await frame.query.fill('coup')
  await expect(frame.options.first()).toContainText('Coupons')
  await page.keyboard.press('Escape')
  const menu = await frame.openAccountMenu()
  await menu.getByRole('menuitem', { name: 'Drafts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const editor = openArticleEditor(page)
  await editor.open(article.id)
  await moveTexts(page)
  await editor.field('Title').fill('Moved on')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved “Moved on”')).toBeVisible()
  expect(await articles.find(article.id)).toMatchObject({ title: 'Moved on' })
  expect(await packages.find(id)).toMatchObject({ coins: 77 })
  await openFromMenu(page, {
    remote: 'commerce',
    path: '/packages/',
    menu: /^Packages/,
    heading: /^Packages$/,
  })
  await expectSection(page, {
    remote: 'commerce',
    path: '/packages/',
    menu: /^Packages/,
    heading: /^Packages$/,
  })
})
