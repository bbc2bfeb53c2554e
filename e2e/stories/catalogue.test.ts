import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findContrastFlaws } from '../src/find-control-flaws.ts'
import { findFocusFlaws } from '../src/find-focus-flaws.ts'
import { findViolationsNow, inEveryLook } from '../src/find-violations.ts'
import { test } from '../src/test.ts'

const catalogue = join(import.meta.dirname, '../../packages/catalogue')
const pictures = join(import.meta.dirname, '../../.data/catalogue')
const entries = readdirSync(join(catalogue, 'src/entries')).map((file) => file.replace('.tsx', ''))

for (const entry of entries) {
  test(`the catalogue shows ${entry} in every look`, { tag: '@catalogue' }, async ({ page }) => {
    await page.route('http://catalogue.example/**', (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: join(catalogue, 'dist', pathname === '/' ? 'index.html' : pathname) })
    })
    await page.goto(`http://catalogue.example/?entry=${entry}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
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
