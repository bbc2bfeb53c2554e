import { expect, type Page } from '@playwright/test'
import { listBuiltRemotes } from '../src/console/built-units.ts'
import { openApi } from '../src/console/open-api.ts'
import { openFrame } from '../src/frame.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { pauseClock } from '../src/pause-clock.ts'
import { sections, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'

const packages = sections.find(({ path }) => path === '/packages/')
const commerce = listBuiltRemotes().find(({ name }) => name === 'commerce')

/**
 * Opens a section whose entry never arrives, until the screen says that it is not available. The test advances the
 * clock, so it does not depend on the machine's speed.
 */
async function openLateSection(page: Page) {
  if (packages === undefined || commerce === undefined) throw new Error('There is no section of packages')
  await page.goto('/grammar/')
  await expect(openFrame(page).heading('Grammar & essays')).toBeVisible()
  const entry = await holdRequests(page, ({ pathname }) => pathname.endsWith(`/${commerce.entry}`))
  await page.clock.install()
  await pauseClock(page)
  await toMenuLink(page, packages).click()
  const note = page.getByRole('status').filter({ hasText: 'Still loading…' })
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100)
        return note.isVisible()
      },
      { intervals: [50] },
    )
    .toBe(true)
  await page.clock.runFor(6500)
  const screen = page.getByRole('alert').filter({ hasText: '“Packages” is not available' })
  await expect(screen.getByRole('status')).toHaveText(
    'It is still loading, and opens by itself when it is ready.',
  )
  await page.clock.resume()
  return { entry, screen }
}

test('a section that is still loading after its time-out opens by itself and takes the focus', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const { entry, screen } = await openLateSection(page)
  await expect(screen.getByRole('heading', { name: '“Packages” is not available' })).toBeFocused()
  entry.release()
  await expect(openFrame(page).heading('Packages')).toBeFocused()
  await expect(page.getByRole('table')).toBeVisible()
})

test('a section that opens late leaves the focus in the palette that was opened meanwhile', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const { entry } = await openLateSection(page)
  const frame = openFrame(page)
  await frame.openPalette()
  await frame.query.fill('Writing')
  entry.release()
  await expect(page.getByRole('table', { includeHidden: true })).toBeVisible()
  await expect(frame.query).toBeFocused()
  await expect(frame.query).toHaveValue('Writing')
})

test('the name of a record is shown while its editor is still being loaded', async ({
  page,
  signIn,
  testConsole,
}) => {
  const call = await openApi(testConsole)
  await signIn(page)
  for (const { list, section, member } of [
    { list: 'mocks/reading', section: '/mocks/reading/', member: 'name' },
    { list: 'grammars-or-essays', section: '/grammar/', member: 'title' },
  ]) {
    const [record] = await call<Record<string, string | number>[]>('GET', list)
    if (record === undefined) throw new Error(`${list} has no record`)
    const code = await holdRequests(page, ({ pathname }) => /^\/remotes\/.*\.js$/.test(pathname))
    await page.goto(`${section}${record['id']}/edit/`)
    await expect(page.getByRole('status', { name: /^Loading / })).toContainText(String(record[member]))
    code.release()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  }
})
