import { expect } from '@playwright/test'
import { findContrastFlaws, findSmallTargets } from '../src/find-control-flaws.ts'
import { findFocusFlaws } from '../src/find-focus-flaws.ts'
import { phone } from '../src/frame.ts'
import { noticeArea } from '../src/notice-area.ts'
import { test } from '../src/test.ts'
import { viewsBySection } from '../src/views/views.ts'

test.use({ hasTouch: true })

test('Undo in a toast on a phone is as large as a thumb', async ({ page, signIn }) => {
  await page.setViewportSize(phone)
  await signIn(page)
  await page.goto('/packages/')
  await page.getByRole('button', { name: 'Actions for November double coins' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const undo = noticeArea(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  const { width = 0, height = 0 } = (await undo.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await undo.click()
  await expect(page.getByRole('link', { name: 'November double coins' })).toBeVisible()
})

for (const [section, viewsOfSection] of Object.entries(viewsBySection)) {
  test(`${section}: focus, fields and choices can be seen, and a thumb hits every control`, async ({
    page,
    openView,
  }) => {
    test.slow()
    for (const [name, view] of Object.entries(viewsOfSection)) {
      await openView(view)
      expect.soft(await findContrastFlaws(page), name).toEqual([])
      const before = page.viewportSize()
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await findSmallTargets(page), name).toEqual([])
      if (before !== null) await page.setViewportSize(before)
      expect.soft(await findFocusFlaws(page), name).toEqual([])
    }
  })
}
