import { expect } from '@playwright/test'
import { settle } from '../src/find-violations.ts'
import { findCutTexts, lengthenTexts } from '../src/lengthen-texts.ts'
import { test } from '../src/test.ts'
import { views } from '../src/views/views.ts'

const opened = [
  'The sign-in screen with its messages',
  'The dashboard',
  'The package list',
  'The package form',
  'The coupon list',
  'The coupon form',
  'The article list',
  'The article editor',
  'The reading mock list',
  'The reading mock editor',
  'The command palette',
] as const

test('every kind of screen has room for texts that are 40 % longer', async ({ page, openView }) => {
  test.slow()
  for (const name of opened) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openView(views[name])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      await lengthenTexts(page)
      await settle(page)
      expect.soft(await findCutTexts(page), `${name} at ${width}`).toEqual([])
    }
  }
})
