import { expect } from '@playwright/test'
import { findFocusFlaws } from '../src/find-focus-flaws.ts'
import { test } from '../src/test.ts'
import { viewsBySection } from '../src/views/views.ts'

for (const [section, viewsOfSection] of Object.entries(viewsBySection)) {
  test(`${section}: focus can be seen on everything that takes it, light and dark`, async ({ page, openView }) => {
    test.slow()
    for (const [name, view] of Object.entries(viewsOfSection)) {
      await openView(view)
      expect.soft(await findFocusFlaws(page), name).toEqual([])
    }
  })
}
