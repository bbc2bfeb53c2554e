import { expect, type Page } from '@playwright/test'

/** Leaves a mark in the page that a reload would remove. */
export const markPage = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'kept'
  })

export const expectMarkKept = (page: Page) =>
  expect(page.locator('html'), 'The page was reloaded').toHaveAttribute('data-mark', 'kept')
