import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, expect } from '@playwright/test'
import { recordRequests } from '../bench/load/record-requests.ts'
import { signIn } from '../src/console/sign-in.ts'
import { startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { buildCopiedRemotes, type CopiedRemotes } from '../src/fixtures/copied-remotes.ts'
import { startTimeout, test } from '../src/test.ts'

let console: TestConsole
let copied: CopiedRemotes

test.beforeAll(async () => {
  test.setTimeout(startTimeout)
  ;[console, copied] = await Promise.all([startTestConsole(), buildCopiedRemotes(196)])
})
test.afterAll(() => Promise.all([console.close(), copied.remove()]))

const measure = async (file: string) =>
  brotliCompressSync(await readFile(join(console.store.dir, file))).length

/**
 * Requests of the start page with an empty cache, without versions or duplicates: a console that starts after ten
 * seconds requests preloaded files again.
 */
async function openHome(browser: Browser): Promise<string[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, console.url)
  const { requests, whenQuiet } = await recordRequests(page)
  await page.goto(`${console.url}/`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  // The last of the shell's idle-time downloads, which a busy browser delays.
  await expect.poll(() => requests.some(({ path }) => path.endsWith('/overlays.js'))).toBe(true)
  await whenQuiet()
  await context.close()
  const paths = requests
    .map(({ path }) =>
      path.replace(/^\/releases\/r-.*/, '/releases/index').replace(/\/\d+\.\d+\.\d+-\w+\//, '/'),
    )
    .filter((path) => !path.startsWith('/api/'))
  return [...new Set(paths)].sort()
}

test('a console of 200 remotes opens with the same requests as one of 4, and any section is found by its name', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  const few = {
    requests: await openHome(browser),
    document: await measure('index.html'),
    pointer: await measure('releases/current.json'),
  }
  await console.store.publish({ units: copied.units, by: 'e2e', reason: 'Many' })
  const many = {
    requests: await openHome(browser),
    document: await measure('index.html'),
    pointer: await measure('releases/current.json'),
  }
  expect(many.requests).toEqual(few.requests)
  expect(many.document).toBeLessThan(few.document * 1.1)
  expect(many.pointer).toBeLessThan(few.pointer * 1.1)

  await signIn(page, console.url)
  await page.goto(`${console.url}/`)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Section 150' })).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await menu.getByRole('searchbox', { name: 'Find a section' }).fill('section 150')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Section 150' })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/releases/section'))).toEqual([
    expect.stringMatching(/^\/releases\/section150\.[\w-]{16}\.json$/),
  ])
  expect(
    asked
      .filter((path) => path.startsWith('/remotes/section'))
      .every((path) => path.startsWith('/remotes/section150/')),
  ).toBe(true)
  await expect(menu.getByRole('button', { name: 'Group 008' })).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link', { name: 'Section 150' })).toHaveAttribute('aria-current', 'page')

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('section 199')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByRole('combobox').fill('section 042')
  await expect(page.getByRole('option').first()).toContainText('Section 042')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Section 042' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Section 042' })).toBeVisible()
})
