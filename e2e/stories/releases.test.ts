import { expect, type Page } from '@playwright/test'
import { buildChangedCommerce, changedHeading } from '../src/build-changed-commerce.ts'
import { listBuiltUnits } from '../src/console/built-units.ts'
import { signIn } from '../src/console/sign-in.ts'
import { startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { returnToTabUntil } from '../src/return-to-tab-until.ts'
import { startTimeout, test } from '../src/test.ts'

test.describe.configure({ mode: 'default' })

/** Shared by both tests; the first restores it. */
let console: TestConsole
let changed: Awaited<ReturnType<typeof buildChangedCommerce>>

test.beforeAll(async () => {
  test.setTimeout(startTimeout)
  ;[console, changed] = await Promise.all([startTestConsole(), buildChangedCommerce()])
})
test.beforeEach(() => console.server.reset())
test.afterAll(() => console.close())

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function openPackages(page: Page, { url }: TestConsole, name: string) {
  await signIn(page, url)
  await page.goto(`${url}/packages/`)
  await expect(headingOf(page, name)).toBeVisible()
}

/** In a single load, without polling. */
async function expectOnNextLoad(page: Page, heading: string) {
  await page.reload()
  await expect(headingOf(page, heading)).toBeVisible()
}

const listShellVersions = ({ server }: TestConsole) =>
  new Set(server.requests.flatMap(({ path }) => /^\/shell\/([^/]+)\//.exec(path)?.[1] ?? []))

test('a published remote appears on the next load without touching the shell, and a rollback reverts it', {
  tag: '@gate',
}, async ({ page }) => {
  await openPackages(page, console, 'Packages')
  const shellVersions = listShellVersions(console)
  expect(shellVersions.size).toBe(1)

  const { outcome, untouched } = await console.store.publish({
    units: [changed],
    by: 'e2e',
    reason: 'Another heading',
  })
  expect(outcome).toBe('moved')
  const others = listBuiltUnits().filter(({ name }) => name !== 'commerce')
  expect(untouched.map(({ name }) => name)).toEqual(others.map(({ name }) => name))
  await expectOnNextLoad(page, changedHeading)
  await console.store.rollback({ by: 'e2e', reason: 'Back again' })
  await expectOnNextLoad(page, 'Packages')
  expect(listShellVersions(console)).toEqual(shellVersions)
})

test('an open tab keeps its release and offers the new one, which asks about unsaved work and keeps a draft', async ({
  page,
}) => {
  await openPackagesApi(console).then((api) => api.create('Gold across an update'))
  await signIn(page, console.url)
  await page.goto(`${console.url}/`)
  await expect(headingOf(page, 'Dashboard')).toBeVisible()
  await console.store.publish({ units: [changed], by: 'e2e', reason: 'Another heading' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click()
  await expect(headingOf(page, 'Packages')).toBeVisible()
  const editor = openPackageEditor(page)
  await page.getByRole('link', { name: 'Gold across an update' }).click()
  await editor.field('Coins').fill('4321')
  const offer = page.getByText('A new version of the console is ready')
  await returnToTabUntil(page, () => expect(offer).toBeVisible({ timeout: 1000 }))
  const update = page.getByRole('button', { name: 'Update', exact: true })
  await update.click()
  const question = page.getByRole('dialog', { name: 'Update without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(editor.field('Coins')).toHaveValue('4321')
  // The first offer is still animating out when it is made again.
  await expect(update).toHaveCount(1)
  await update.click()
  await question.getByRole('button', { name: 'Update, keep draft' }).click()
  await expect(headingOf(page, changedHeading)).toBeVisible()
  await editor.left.getByRole('button', { name: 'Restore' }).click()
  await expect(editor.field('Coins')).toHaveValue('4321')
})
