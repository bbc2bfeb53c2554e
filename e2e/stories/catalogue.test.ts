import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { findContrastFlaws } from '../src/find-control-flaws.ts'
import { findFocusFlaws } from '../src/find-focus-flaws.ts'
import { findViolationsNow, inEveryLook, settle } from '../src/find-violations.ts'
import { measureFields } from '../src/measure-fields.ts'
import { test } from '../src/test.ts'

const catalogue = join(import.meta.dirname, '../../catalogue')
const pictures = join(import.meta.dirname, '../../.data/catalogue')
const entries = readdirSync(join(catalogue, 'src/entries')).map((file) => file.replace('.tsx', ''))

async function openEntry(page: Page, entry: string) {
  await page.route('http://catalogue.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(catalogue, 'dist', pathname === '/' ? 'index.html' : pathname) })
  })
  await page.goto(`http://catalogue.example/?entry=${entry}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

test('text fields of the shell, of editors and of forms look the same', { tag: '@catalogue' }, async ({
  page,
}) => {
  await openEntry(page, 'text-fields')
  await inEveryLook(page, async (look) => {
    await settle(page)
    const fields = await measureFields(page)
    expect(Object.keys(fields)).toEqual(['Of the shell', 'Of an editor', 'Of a form'])
    expect.soft(fields['Of an editor'], look).toEqual(fields['Of the shell'])
    expect.soft(fields['Of a form'], look).toEqual(fields['Of the shell'])
  })
})

for (const entry of entries) {
  test(`the catalogue shows ${entry} in every look`, { tag: '@catalogue' }, async ({ page }) => {
    await openEntry(page, entry)
    await inEveryLook(page, async (look) => {
      expect.soft(await findViolationsNow(page), look).toEqual([])
      const picture = join(pictures, `${entry}-${look.replace(' ', '-')}`)
      await page.screenshot({ path: `${picture}.png`, fullPage: true })
      for (const opener of await page.locator('[aria-haspopup=dialog]').all()) {
        await opener.click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        expect.soft(await findViolationsNow(page), `${look}, ${await opener.textContent()}`).toEqual([])
        await page.screenshot({ path: `${picture}-${await opener.textContent()}.png` })
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })
    expect.soft(await findContrastFlaws(page)).toEqual([])
    expect.soft(await findFocusFlaws(page)).toEqual([])
  })
}
