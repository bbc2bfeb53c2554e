import { chromiumArgs } from '@console/delivery/chromium'
import { expect } from '@playwright/test'
import { chromiumPath } from '../src/chromium.ts'
import { test } from '../src/test.ts'

test.use({
  launchOptions: {
    executablePath: chromiumPath,
    args: [...chromiumArgs, '--host-resolver-rules=MAP *.example.com 127.0.0.1'],
  },
})

const ribbons = [
  ['localhost', 'Development'],
  ['console-test.example.com', 'Staging'],
  ['console.example.com', null],
] as const

// proves 1.5, 2.8, 4.4
test('the host name decides the environment that the ribbon names, and production has no ribbon', {
  tag: '@gate',
}, async ({ page, baseURL, complaints }) => {
  // Plain http on a host other than localhost is not a trustworthy origin.
  complaints.allow(/Cross-Origin-Opener-Policy header has been ignored/)
  const ribbon = page.getByRole('complementary', { name: 'Environment' })
  for (const [host, text] of ribbons) {
    const address = new URL('/signin', baseURL)
    address.hostname = host
    await page.goto(address.href)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    if (text === null) await expect(ribbon).toHaveCount(0)
    else await expect(ribbon).toHaveText(text)
  }
})
