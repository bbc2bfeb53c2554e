import { expect, type Page } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { findLayoutFlaws } from '../src/find-layout-flaws.ts'
import { findViolations } from '../src/find-violations.ts'
import { test } from '../src/test.ts'

async function openExplanations(page: Page) {
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await page.getByRole('button', { name: 'Answer key' }).press('Enter')
  await page.getByRole('button', { name: 'Explanations' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Explanations' })
  const first = sheet.getByRole('textbox', { name: 'Explanation of question 1', exact: true })
  await expect(sheet.getByRole('status')).toContainText('Saved.')
  return { sheet, first }
}

test('two who explain one question at once keep the words of both, on a phone too', async ({
  page,
  context,
  startConsole,
}) => {
  const { url } = await startConsole('memory', { features: { versions: true } })
  await signIn(page, url)
  await page.goto(`${url}/mocks/reading/`)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/\d+\/?$/)
  const next = await context.newPage()
  await next.goto(page.url())
  const mine = await openExplanations(page)
  const theirs = await openExplanations(next)
  await theirs.first.fill('Paragraph B says so.')
  await expect(theirs.sheet.getByRole('status')).toContainText('Saving.')
  await expect(theirs.sheet.getByRole('status')).toContainText('Saved.')

  await mine.first.fill('See line 9.')
  const both = mine.sheet.getByRole('button', { name: 'Keep both' })
  await expect(both).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await findLayoutFlaws(page)).toEqual([])
  await both.press('Enter')
  await expect(mine.first).toHaveValue('Paragraph B says so.\nSee line 9.')
  await expect(mine.sheet.getByRole('status')).toContainText('Saved.')
})
