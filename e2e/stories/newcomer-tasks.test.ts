import { expect, type Page } from '@playwright/test'
import { openArticleEditor, openArticlesApi, table } from '../src/article-editor.ts'
import { countPresses, type Presses } from '../src/count-presses.ts'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { openCouponsApi } from '../src/coupons-api.ts'
import { openFrame } from '../src/frame.ts'
import { openMocksApi } from '../src/mock-editor.ts'
import { openPackagesApi } from '../src/package-editor.ts'
import { readClipboard } from '../src/read-clipboard.ts'
import { test } from '../src/test.ts'

/** Each task costs as little as docs/newcomer-tasks.md says. */
async function begin(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(openFrame(page).heading(heading)).toBeVisible()
  const read = await countPresses(page)
  return async (presses: Presses) => expect(await read()).toEqual(presses)
}

test('a package is created and published in 3 clicks and 3 keys, its price typed as “€4,99”', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openPackagesApi(testConsole)
  await signIn(page)
  const expectPresses = await begin(page, '/packages/', 'Packages')
  await page.getByRole('button', { name: 'New package' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Starter of a newcomer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1,500')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('€4,99')
  const form = page.getByRole('dialog')
  await form.getByText('Published', { exact: true }).click()
  await form.getByRole('button', { name: 'Create package' }).click()
  await expect(page.getByText('Learners can buy it now.')).toBeVisible()
  await expectPresses({ clicks: 3, keys: 3 })
  const made = (await api.list()).find(({ name }) => name === 'Starter of a newcomer')
  expect(made).toMatchObject({ coins: 1500, gems: 0, price: 4.99, currency: 'EUR', status: 'published' })
})

test('fifty coupons are created and published in 6 clicks', async ({ page, signIn, testConsole }) => {
  const api = await openCouponsApi(testConsole)
  await signIn(page)
  const expectPresses = await begin(page, '/coupons/', 'Coupons')
  const { panel, field } = openCouponScreen(page)
  await page.getByRole('button', { name: 'Generate codes' }).click()
  await field('Prefix').fill('NEWCOMER-')
  await field('How many codes').fill('50')
  await field('Amount').fill('20%')
  await panel.getByRole('button', { name: 'No end date' }).click()
  await panel.getByRole('button', { name: 'Create 50 coupons' }).click()
  await expect(panel.getByText('Drafts: learners can’t use them until you publish.')).toBeVisible()
  await panel.getByRole('button', { name: 'Publish 50' }).click()
  const question = page.getByRole('dialog', { name: 'Publish 50 coupons?' })
  await question.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Close', { exact: true }).click()
  await expect(page.getByText('Learners can use them now.')).toBeVisible()
  await expectPresses({ clicks: 6, keys: 0 })
  const made = (await api.list()).filter(({ code }) => code.startsWith('NEWCOMER-'))
  expect(made).toHaveLength(50)
  expect(new Set(made.map(({ status, amount }) => `${status} ${amount}`))).toEqual(new Set(['published 20']))
})

test('a typing error is corrected from the preview in 2 clicks and 3 keys', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openArticlesApi(testConsole)
  const title = 'Forms for a newcomer'
  const { id } = await api.create(title, [table('Forms', ['Subject', 'Form'], [['She', 'hass']])])
  await signIn(page)
  const expectPresses = await begin(page, `/grammar/${id}/`, title)
  await page.getByRole('link', { name: 'Edit article' }).click()
  await openArticleEditor(page).preview.getByRole('cell', { name: 'hass' }).click()
  await expect(page.getByRole('textbox', { name: 'Form, row 1' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+s')
  // One notice, which disappears after four seconds.
  await Promise.all([
    openArticleEditor(page).expectSaved(title),
    expect(page.getByText('Learners do not see it until it is published.').first()).toBeVisible(),
  ])
  await expectPresses({ clicks: 2, keys: 3 })
  expect(JSON.stringify(await api.find(id))).not.toContain('hass')
})

test('on a phone the first problem of all mocks is one click and two keys away', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openMocksApi(testConsole)
  const { id } = await api.create('Without a task')
  await api.change(id, ({ id: _id, ...mock }) => {
    const [first, ...others] = mock.writing_questions.parts
    return {
      ...mock,
      writing_questions: { ...mock.writing_questions, parts: [{ ...first, task: '' }, ...others] },
    }
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const expectPresses = await begin(page, '/mocks/reading/', 'Reading mocks')
  await openFrame(page).openPalette()
  await page.keyboard.type('problems')
  await page.keyboard.press('Enter')
  await expect(openFrame(page).heading('Problems in mocks')).toBeVisible()
  await page.getByRole('button', { name: 'Fix one by one' }).click()
  // Other stories of this console may have left a mock with more problems, in any section.
  await expect(page).toHaveURL(/\/mocks\/health\/\?open=[a-z]+%2F\d+$/)
  await expect(page.getByRole('dialog').getByRole('region').first()).toBeVisible()
  await expectPresses({ clicks: 1, keys: 2 })
})

test('the revenue is copied for an email in one click', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  const expectPresses = await begin(page, '/', 'Dashboard')
  await page.getByRole('button', { name: 'Copy for email' }).click()
  await expect(page.getByText('Figures copied to clipboard')).toBeVisible()
  await expectPresses({ clicks: 1, keys: 0 })
  const lines = (await readClipboard(page)).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toMatch(/^Figures of \d+ \w+ \d{4}, \d\d:\d\d \(UTC\)$/)
  expect(lines[1]).toMatch(/^Total revenue: Today so far \(\d+ \w+\) US\$[\d,]+\.\d\d, /)
})
