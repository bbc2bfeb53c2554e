import { expect } from '@playwright/test'
import { expectSection, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

const addresses = ['/no-such-screen', '/packages/no-such-screen', '/mocks/', '/a/b/c/']

for (const address of addresses) {
  test(`${address} is answered by the not-found screen inside the console`, async ({ page, signIn }) => {
    await signIn(page)
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect(main.getByText('404')).toBeVisible()
    await expect(
      main.getByText(
        "The admin page you're looking for doesn't exist or you may not have the necessary permissions.",
      ),
    ).toBeVisible()
    await expect(main.getByText('Quick access to main sections:')).toBeVisible()
    for (const tile of ['Dashboard', 'Users', 'Settings', 'Reports']) {
      await expect(main.getByRole('link', { name: tile, exact: true })).toHaveAttribute('href', '/')
    }
    await main.getByRole('link', { name: 'Back to Dashboard' }).click()
    const [dashboard] = sections
    if (dashboard !== undefined) await expectSection(page, dashboard)
    await expect(page).toHaveURL('/')
  })
}
