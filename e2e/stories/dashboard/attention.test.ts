import { expect } from '@playwright/test'
import { failedToLoad } from '../../src/complaints.ts'
import { answerHtml } from '../../src/faults/fault.ts'
import { openFrame } from '../../src/frame.ts'
import { test } from '../../src/test.ts'
import { fail, forgetFiles } from '../../src/view.ts'

test('the dashboard leads to what waits in other sections, each loaded apart', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  const link = attention.getByRole('link', { name: /draft package/ })
  await expect(link).toBeVisible()
  const count = Number.parseInt((await link.textContent()) ?? '', 10)
  await link.click()
  await expect(openFrame(page).heading('Packages')).toBeVisible()
  await expect(page.getByText(new RegExp(`^${count} of \\d+ `))).toBeVisible()
})

test('a section that cannot be loaded costs the dashboard its own lines alone', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  await forgetFiles(page)
  fail(testConsole.server, /^\/remotes\/commerce\//, answerHtml(404))
  complaints.allow(failedToLoad, /commerce/)
  await signIn(page)
  await page.goto('/')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention.getByText('Commerce could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Total revenue' })).toBeVisible()
})
