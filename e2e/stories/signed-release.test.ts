import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReleaseKey, type ReleaseKey } from '@console/delivery/release-key'
import { expect, type Page } from '@playwright/test'
import { buildChangedCommerce, changedHeading } from '../src/build-changed-commerce.ts'
import { signIn } from '../src/console/sign-in.ts'
import { apiPathPrefix, startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { answerJson } from '../src/faults/fault.ts'
import { returnToTabUntil } from '../src/return-to-tab-until.ts'
import { test } from '../src/test.ts'

const made = { by: 'e2e', reason: 'a story' }
const day = 24 * 60 * 60_000

type Given = {
  key: ReleaseKey
  /** Key of somebody who may not publish. */
  otherKey: ReleaseKey
  /** The successor of `key`. */
  nextKey: ReleaseKey
  /** Signed with `key`, which its configuration lists together with the next one. */
  console: TestConsole
}

test.describe.configure({ mode: 'default' })

/** Shared by all tests; the last one leaves a release that no browser starts. */
let shared: Given
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-signed-'))
  const siteDir = join(folder, 'no-site')
  const key = await createReleaseKey(join(folder, 'key.pem'), siteDir)
  const otherKey = await createReleaseKey(join(folder, 'other-key.pem'), siteDir)
  const nextKey = await createReleaseKey(join(folder, 'next-key.pem'), siteDir)
  const console = await startTestConsole(
    'memory',
    { releaseKeys: [nextKey.publicKey, key.publicKey] },
    { signing: { key, validFor: 30 * day } },
  )
  shared = { key, otherKey, nextKey, console }
})
test.afterAll(async () => {
  await shared.console.close()
  await rm(folder, { recursive: true })
})

const readPointer = ({ store }: TestConsole) => readFile(join(store.dir, 'releases', 'current.json'), 'utf8')
const writePointer = ({ store }: TestConsole, text: string) =>
  writeFile(join(store.dir, 'releases', 'current.json'), text)

const expectStarted = (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

async function expectRefused(page: Page, says: string, code: string) {
  const error = page.getByRole('alert')
  await expect(error.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
  await expect(error).toContainText(says)
  await expect(error.getByRole('listitem')).toContainText(`${code}: /releases/current.json`)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
}

// proves T7, V16.5.3
test('a release that is unsigned, changed or signed with another key does not start, and one signed with the configured key does', {
  tag: '@gate',
}, async ({ page }) => {
  const { console, otherKey } = shared
  const text = await readPointer(console)
  await signIn(page, console.url)
  await page.goto(`${console.url}/`)
  await expectStarted(page)
  await expect(page.locator('link[rel=preload][href*="pointer-check"]')).toHaveCount(1)

  const changed = text.replace('"integrity":"sha384-', '"integrity":"sha384-A')
  expect(changed).not.toBe(text)
  const rest = `{${text.slice(text.indexOf(',') + 1)}`
  const ofOther = `{"signature":"${otherKey.sign('pointer', rest)}",${rest.slice(1)}`
  for (const [pointer, says, code] of [
    [rest, 'is not signed by the publishers of the console', 'release-unsigned'],
    [changed, 'is not what the publishers of the console signed', 'release-forged'],
    [ofOther, 'is not what the publishers of the console signed', 'release-forged'],
  ] as const) {
    await writePointer(console, pointer)
    await page.goto(`${console.url}/`)
    await expectRefused(page, says, code)
  }
  await writePointer(console, text)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectStarted(page)

  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await page.goto(`${console.url}/`)
  await expectRefused(page, 'cannot be checked by this browser', 'release-uncheckable')
  // Without configured keys nothing is verified.
  console.server.fail({
    match: ({ pathname }) => pathname === '/config.json',
    fault: answerJson(200, { apiBaseUrl: '', apiPathPrefix }),
  })
  await page.goto(`${console.url}/`)
  await expectStarted(page)
  console.server.lift()
})

// proves T7
test('a release older than one this browser has started, or expired, does not start, and a rollback or a renewal does', async ({
  page,
}) => {
  const { console, key } = shared
  const changed = await buildChangedCommerce()
  const first = await readPointer(console)
  await console.store.publish({ units: [changed], ...made, signing: { key } })
  await signIn(page, console.url)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await page.goto(`${console.url}/packages/`)
  await expect(heading(changedHeading)).toBeVisible()

  await writePointer(console, first)
  await page.reload()
  await expectRefused(page, 'is older than one that this browser has already started', 'release-older')

  await console.store.rollback({ ...made, id: JSON.parse(first).release.id, signing: { key } })
  await page.reload()
  await expect(heading('Packages')).toBeVisible()

  // An expiry date has a day of tolerance for wrong clocks.
  await console.store.renew({ ...made, signing: { key, validFor: 30 * day } })
  await page.clock.setFixedTime(Date.now() + 30 * day + day / 2)
  await page.goto(`${console.url}/`)
  await expectStarted(page)
  await page.clock.setFixedTime(Date.now() + 31 * day + day / 2)
  await page.goto(`${console.url}/`)
  await expectRefused(page, 'has not been confirmed for too long', 'release-expired')
  await console.store.renew({ ...made, signing: { key, validFor: 60 * day } })
  await page.goto(`${console.url}/`)
  await expectStarted(page)
})

test('a new key is trusted beside the old one, where storage is blocked too, and a release that somebody forged is not offered', async ({
  page,
  complaints,
}) => {
  const { console, key, otherKey, nextKey } = shared
  complaints.allow(/A release was not offered/)
  await signIn(page, console.url)
  await page.goto(`${console.url}/`)
  await expectStarted(page)
  await console.store.renew({ ...made, signing: { key: nextKey, trusted: [key.publicKey] } })
  await page.goto(`${console.url}/`)
  await expectStarted(page)
  const serials = await page.evaluate(() => localStorage.getItem('release-serials') ?? '')
  expect(Object.keys(JSON.parse(serials)).sort()).toEqual([key.publicKey, nextKey.publicKey].sort())
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
      if (name === 'release-serials') throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, name, value)
    }
  })
  await page.goto(`${console.url}/`)
  await expectStarted(page)

  await console.store.publish({
    units: [await buildChangedCommerce()],
    ...made,
    signing: { key: otherKey, trusted: [key.publicKey, nextKey.publicKey] },
  })
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await returnToTabUntil(page, () =>
    expect
      .poll(() => messages, { timeout: 1000 })
      .toContainEqual(expect.stringMatching(/A release was not offered.*release-forged/)),
  )
  await expect(page.getByText('A new version of the console is ready')).toHaveCount(0)
})
