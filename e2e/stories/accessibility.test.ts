import { expect } from '@playwright/test'
import { findFlaws } from '../src/find-flaws.ts'
import { findViolationsNow } from '../src/find-violations.ts'
import { test } from '../src/test.ts'
import { views, viewsBySection } from '../src/views/views.ts'

const mainScreens = [
  'The sign-in screen',
  'The dashboard',
  'The package form',
  'The coupon list',
  'An article',
  'The article editor',
  'The writing mock list',
  'The reading mock editor',
  'A listening mock',
  'The speaking mock list',
  'The not-found screen',
] as const

// proves B8
test('no main screen has an accessibility violation', { tag: '@gate' }, async ({ page, openView }) => {
  for (const name of mainScreens) {
    await openView(views[name])
    expect.soft(await findViolationsNow(page), name).toEqual([])
  }
})

for (const [section, viewsOfSection] of Object.entries(viewsBySection)) {
  // proves B8, B39, B54, B72
  test(`${section}: no screen has an accessibility violation, light or dark, or a broken layout at any width`, async ({
    page,
    openView,
  }) => {
    test.slow()
    for (const [name, view] of Object.entries(viewsOfSection)) {
      await openView(view)
      expect.soft(await findFlaws(page), name).toEqual([])
    }
  })
}
