import { expect } from '@playwright/test'
import { matchChunk } from '../src/find-chunk.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { test } from '../src/test.ts'

for (const [path, button, field, typed, text] of [
  ['/packages/', 'New package', 'Name', 'Gold 20', 'Learners can buy it now'],
  ['/coupons/', 'New coupon', 'Code', 'WINTER', 'Choose a code that no other coupon has'],
] as const) {
  test(`characters typed right after “${button}” are in its first field, however late it comes`, async ({
    page,
    signIn,
  }) => {
    const isForm = matchChunk('commerce', text)
    const code = await holdRequests(page, (url) => isForm(url, 'GET'))
    await signIn(page)
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await page.keyboard.type(typed)
    code.release()
    const first = page.getByRole('dialog').getByLabel(field, { exact: true })
    await expect(first).toHaveValue(typed)
    await page.keyboard.type('1')
    await expect(first).toHaveValue(`${typed}1`)
  })
}
