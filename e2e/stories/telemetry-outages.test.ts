import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { submitSignIn } from '../src/console/sign-in.ts'
import { openFrame } from '../src/frame.ts'
import { test } from '../src/telemetry/telemetry-test.ts'

test('logs and analytics that fail, never answer or are blocked make no difference to the console', async ({
  page,
  sinks,
  complaints,
}) => {
  // Logged for developers, once per service.
  complaints.allow(failedToLoad, /^warning: (Logs|Analytics) could not be sent/)
  const outages: Record<string, () => unknown> = {
    failing: () => sinks.turn('failing'),
    hanging: () => sinks.turn('hanging'),
    blocked: () => page.route(`${sinks.url}/**`, (route) => route.abort('blockedbyclient')),
  }
  for (const [outage, begin] of Object.entries(outages)) {
    await test.step(outage, async () => {
      await begin()
      await page.goto('/signin?redirect=%2Fno-such-screen')
      await submitSignIn(page)
      const figures = page.waitForResponse('**/dashboard')
      await page.getByRole('link', { name: 'Back to Dashboard' }).click()
      await figures
      await expect(openFrame(page).heading('Dashboard')).toBeVisible()
      await openFrame(page).signOut()
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      expect(sinks.events).toEqual([])
    })
  }
})
