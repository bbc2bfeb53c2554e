import { expect, type Page } from '@playwright/test'
import { listBuiltRemotes } from '../src/console/built-units.ts'
import { openApi } from '../src/console/open-api.ts'
import { openFrame } from '../src/frame.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { sections, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'

const packages = sections.find(({ path }) => path === '/packages/')
const commerce = listBuiltRemotes().find(({ name }) => name === 'commerce')

/**
 * Goes to a section whose entry does not come, until the screen says that it is not available. Time goes on only by what the
 * test asks for: what is late is so on any machine.
 */
async function openLateSection(page: Page) {
  if (packages === undefined || commerce === undefined) throw new Error('There is no section of packages')
  await page.goto('/grammar/')
  await expect(openFrame(page).heading('Grammar & essays')).toBeVisible()
  const entry = await holdRequests(page, ({ pathname }) => pathname.endsWith(`/${commerce.entry}`))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
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
    'It is still being loaded, and opens by itself when it comes.',
  )
  await page.clock.resume()
  return { entry, screen }
}

test('a section that comes later than its screen may wait opens without a press, and has the focus', async ({
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

test('a section that comes late leaves the focus with whoever is doing something else', async ({
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

test('a screen whose file is overdue asks for it once more, and opens without a word of it', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const file = findOwnFile('/mocks/writing/', '/mocks/reading/')
  const writing = sections.find(({ path }) => path === '/mocks/writing/')
  if (writing === undefined) throw new Error('There is no section of writing mocks')
  const asked: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.endsWith(`/${file}`),
    async (route) => {
      asked.push(route.request().url())
      if (asked.length === 1) await promise
      await route.continue()
    },
  )
  await page.goto('/grammar/')
  await expect(openFrame(page).heading('Grammar & essays')).toBeVisible()
  await toMenuLink(page, writing).click()
  await expect(openFrame(page).heading('Writing mocks')).toBeVisible()
  expect(asked[1]).toMatch(/\?retry=1$/)
  resolve()
})

for (const { list, section, member } of [
  { list: 'mocks/reading', section: '/mocks/reading/', member: 'name' },
  { list: 'grammars-or-essays', section: '/grammar/', member: 'title' },
])
  test(`whoever opens a record of ${section} reads its name while its editor is still coming`, async ({
    page,
    signIn,
    testConsole,
  }) => {
    const call = await openApi(testConsole)
    const [record] = await call<Record<string, string | number>[]>('GET', list)
    if (record === undefined) throw new Error(`${list} has no record`)
    await signIn(page)
    const code = await holdRequests(page, ({ pathname }) => /^\/remotes\/.*\.js$/.test(pathname))
    await page.goto(`${section}${record['id']}/edit/`)
    await expect(page.getByRole('status', { name: /^Loading / })).toContainText(String(record[member]))
    code.release()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  })

/** The script of one screen of mocks that another screen does without. */
function findOwnFile(path: string, other: string): string {
  const screens = listBuiltRemotes().find(({ name }) => name === 'mocks')?.screenAssets
  const file = screens?.[path]?.files.find(
    (each) => each.endsWith('.js') && screens[other]?.files.includes(each) === false,
  )
  if (file === undefined) throw new Error(`${path} has no script of its own`)
  return file
}
