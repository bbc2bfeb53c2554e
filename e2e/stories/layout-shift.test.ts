import { expect, type Request } from '@playwright/test'
import { listScreens } from '../bench/lighthouse/list-screens.ts'
import { signIn } from '../src/console/sign-in.ts'
import { test } from '../src/test.ts'

test.use({ viewport: { width: 412, height: 823 } })

test('on a phone nothing shifts while a screen opens', async ({ page, startConsole }) => {
  test.slow()
  const testConsole = await startConsole('memory', { features: { media: true } })
  await signIn(page, testConsole.url)
  await page.addInitScript(() => {
    const moves: number[] = []
    Reflect.set(window, 'moves', moves)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const shifted: Record<string, number[]> = {}
  for (const [name, path] of Object.entries(await listScreens(testConsole))) {
    await page.goto(`${testConsole.url}${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[role="status"][aria-label^="Loading"]')).toHaveCount(0)
    await expect.poll(() => open.size).toBe(0)
    await expect(page.getByText('Checking the mocks')).toHaveCount(0)
    const moves: number[] = await page.evaluate(() => Reflect.get(window, 'moves'))
    // A breadcrumb that receives its name moves by less.
    const far = moves.filter((value) => value > 0.01)
    if (far.length > 0) shifted[name] = far
  }
  expect(shifted).toEqual({})
})
