import { expect } from '@playwright/test'
import { failedToLoad } from '../../src/complaints.ts'
import { serveRecordings } from '../../src/serve-recordings.ts'
import { test } from '../../src/test.ts'

// proves 2.34
test('the recording of a test plays once, and one that fails is reported while the test goes on', async ({
  page,
  complaints,
  signIn,
}) => {
  complaints.allow(failedToLoad)
  // Longer than a slow machine takes to check that it plays.
  await serveRecordings(page, 5)
  await signIn(page)
  await page.goto('/mocks/listening/')
  await page.getByRole('link', { name: 'Harbour 2: Listening, Test 1' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText('Length 0:05')).toBeVisible()
  await page.getByRole('button', { name: 'Sit the test' }).click()
  const sitting = page.getByRole('dialog', { name: /^Sitting/ })
  const control = sitting.getByRole('button', { name: /Start|Pause/ })
  await expect(sitting.getByText('The recording is played once.')).toBeVisible()
  await sitting.getByRole('button', { name: 'Start the recording' }).click()
  await expect(sitting.getByText('The recording is playing.')).toBeVisible()
  await expect(control).toHaveCount(0)
  await expect(sitting.getByText(/^The recording has ended/)).toBeVisible()
  await expect(control).toHaveCount(0)

  await page.route(/\.(wav|mp3)$/, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(page.getByText('The recording could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Sit the test' }).click()
  await expect(sitting.getByText('The recording could not be played.')).toBeVisible()
  await sitting.getByRole('button', { name: 'Start the clock' }).click()
  await expect(sitting.getByRole('timer')).toHaveText(/^31:5\d$/)
})
