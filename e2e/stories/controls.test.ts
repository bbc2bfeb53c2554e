import { expect } from '@playwright/test'
import { findContrastFlaws, findSmallTargets } from '../src/find-control-flaws.ts'
import { findFocusFlaws } from '../src/find-focus-flaws.ts'
import { test } from '../src/test.ts'
import { viewsBySection } from '../src/views/views.ts'

test.use({ hasTouch: true })

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
