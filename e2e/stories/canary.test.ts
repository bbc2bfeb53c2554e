import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { editor, seller, signIn } from '../src/console/sign-in.ts'
import { buildNotes, notesPath } from '../src/fixtures/notes.ts'
import { openFrame } from '../src/frame.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { test } from '../src/test.ts'

const made = { by: 'e2e', reason: 'Another version' }

const openMenuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

test('a canary is shown to the roles it is for and to nobody else, and aborting it brings the released version back', async ({
  page,
  browser,
  startConsole,
  complaints,
}) => {
  // The federation runtime's message about another version in the same page.
  complaints.allow(/The remote "notes" is already registered/)
  // The session has no permissions, so that a badge asks for coupons, which the server refuses.
  complaints.allow(failedToLoad)
  const [console, old, newer] = await Promise.all([
    startConsole(),
    buildNotes('Former notes'),
    buildNotes('Newer notes'),
  ])
  const { store, url } = console
  await store.publish({ units: [old], ...made })
  const { canaries } = await store.startCanary({
    remote: 'notes',
    source: newer,
    share: 0,
    roles: ['content editor'],
    ...made,
  })
  const folder = `/remotes/notes/${canaries[0]?.to}/`

  await page.clock.install()
  await signIn(page, url, editor)
  await page.goto(`${url}/nowhere/`)
  await openMenuLink(page, 'Notes')
  await expect(openFrame(page).heading('Newer notes')).toBeVisible()

  const others = await (await browser.newContext()).newPage()
  const asked: string[] = []
  others.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await signIn(others, url, seller)
  await others.goto(`${url}${notesPath}`)
  await expect(openFrame(others).heading('Former notes')).toBeVisible()
  expect(asked.filter((path) => path.startsWith(folder))).toEqual([])
  await others.context().close()

  await page.getByLabel('Text').fill('half a thought')
  await markPage(page)
  await store.abortCanary({ remote: 'notes', ...made })
  // Resolves after the page's next release check.
  const looked = page.waitForResponse(/\/releases\/r-[\w-]+\.[\w-]+\.json$/)
  await page.clock.fastForward(25_000)
  await (await looked).finished()
  await expect(page.getByLabel('Text')).toHaveValue('half a thought')
  await page.getByLabel('Text').fill('')
  // The new release is applied shortly after it was read.
  await expect(async () => {
    await openMenuLink(page, 'Writing')
    await expect(openFrame(page).heading('Writing mocks')).toBeVisible()
    await openMenuLink(page, 'Notes')
    await expect(openFrame(page).heading('Former notes')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectMarkKept(page)
})
