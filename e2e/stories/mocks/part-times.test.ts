import { expect, type Page } from '@playwright/test'
import { openApi } from '../../src/console/open-api.ts'
import type { TestConsole } from '../../src/console/start-test-console.ts'
import { holdRequests } from '../../src/hold-requests.ts'
import { test } from '../../src/test.ts'

async function openTimes(page: Page, testConsole: TestConsole) {
  const call = await openApi(testConsole)
  const mocks = await call<{ id: number; name: string }[]>('GET', 'mocks/listening')
  const lantern = mocks.find(({ name }) => name === 'Lantern: Listening, Test 1')
  await page.goto(`/mocks/listening/${lantern?.id}/edit`)
  await page.getByRole('button', { name: 'Times of the parts' }).click()
  const panel = page.getByRole('region', { name: 'Times of the parts' })
  const wave = panel.getByRole('slider', { name: 'Position in the recording' })
  await wave.scrollIntoViewIfNeeded()
  return { panel, wave }
}

test('the waveform is redrawn for the window and the theme, and a drag on it goes on outside of it', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  // Chromium suggests another canvas mode because the test reads it back.
  complaints.allow(/^warning: Canvas2D: Multiple readback/)
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page)
  const { panel, wave } = await openTimes(page, testConsole)
  await expect(panel.getByText(' of 6:04.1')).toBeVisible()
  const canvas = wave.locator('canvas')
  const surplus = () => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.width - drawn.clientWidth)
  await page.setViewportSize({ width: 1150, height: 800 })
  await expect.poll(surplus).toBe(0)

  const position = () =>
    canvas.evaluate((drawn: HTMLCanvasElement) => [
      ...(drawn.getContext('2d')?.getImageData(0, 2, 1, 1).data ?? []),
    ])
  const light = await position()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(position).not.toEqual(light)

  const box = await wave.boundingBox()
  if (box === null) throw new Error('There is no waveform')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y - 40, { steps: 4 })
  await page.mouse.up()
  await expect(wave).toHaveAttribute('aria-valuenow', /^18[123]$/)
})

test('pausing a recording that is still loading is no failure, and Play retries one that failed', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  await signIn(page)
  const recording = await holdRequests(page, /\.mp3$/)
  const { panel } = await openTimes(page, testConsole)
  const failure = panel.getByText('The recording could not be played.')
  await panel.getByRole('button', { name: 'Play', exact: true }).click()
  await panel.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(failure).toHaveCount(0)
  recording.release()
  await expect(panel.getByText('of 6:04.1')).toBeVisible()

  await page.route(/\.mp3$/, (route) => route.fulfill({ status: 503 }))
  await openTimes(page, testConsole)
  await expect(failure).toBeVisible()
  await page.unroute(/\.mp3$/)
  await panel.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(panel.getByText('of 6:04.1')).toBeVisible()
  await expect(failure).toHaveCount(0)
})
