import { expect } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { test } from '../src/test.ts'

test.use({ viewport: { width: 412, height: 823 } })

test('on a phone nothing shifts while the editor of an article or of a new one opens', async ({
  page,
  startConsole,
}) => {
  const { url } = await startConsole('memory', { features: { media: true } })
  await signIn(page, url)
  await page.addInitScript(() => {
    const moves: number[] = []
    Reflect.set(window, 'moves', moves)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const editor of ['/grammar/1/edit/', '/grammar/new/']) {
    await page.goto(`${url}${editor}`)
    await expect(page.getByRole('button', { name: /^(?:Save changes|Create)/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upload a picture…' }).first()).toBeVisible()
    // A breadcrumb that receives its name moves by less.
    const moves: number[] = await page.evaluate(() => Reflect.get(window, 'moves'))
    expect(moves.filter((value) => value > 0.01)).toEqual([])
  }
})
