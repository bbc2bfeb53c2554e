import { expect } from '@playwright/test'
import { test } from '../../src/test.ts'

for (const width of [1440, 390]) {
  test(`no handle of a table is cut off at ${width} pixels`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page)
    await page.goto('/grammar/1/edit')
    const cell = page.getByRole('textbox', { name: /, row 1$/ }).first()
    await cell.click()
    const handle = page.getByRole('button', { name: /^Row 1\b/ }).first()
    const isWhole = () =>
      handle.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (top + bottom) / 2
        return [left + 1, right - 1].every((x) => element.contains(document.elementFromPoint(x, middle)))
      })
    await expect.poll(isWhole).toBe(true)
  })
}
