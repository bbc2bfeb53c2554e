import { expect, type Page } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { listFaultyRemotes } from '../src/remote-faults.ts'
import { expectSection, openFromMenu } from '../src/sections.ts'
import { test } from '../src/test.ts'

const { section, entry, other } = findCommerce()

function findCommerce() {
  const commerce = listFaultyRemotes().find(({ name }) => name === 'commerce')
  const entry = commerce?.files.find(({ label }) => label === 'entry')
  const other = commerce?.otherSections[0]
  if (commerce === undefined || entry === undefined || other === undefined) {
    throw new Error('There is no commerce remote, or nothing beside it')
  }
  return { section: commerce.section, entry, other }
}

/** Time goes on only by what a test waits for: what is late is so on any machine. */
async function openWithLateRemote(page: Page) {
  const remote = await holdRequests(page, (url) => entry.match(url, 'GET'))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(section.path, { waitUntil: 'commit' })
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
  return remote
}

test('a remote that is late opens by itself when it comes', async ({ page, signIn, complaints }) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
  const remote = await openWithLateRemote(page)
  remote.release()
  await page.clock.resume()
  await expectSection(page, section)
  await expect(page.getByRole('table')).toBeVisible()
})

test('who does not want to wait for a late remote goes elsewhere and stays there', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
  const remote = await openWithLateRemote(page)
  await page.clock.resume()
  await openFromMenu(page, other)
  remote.release()
  await page.waitForFunction(() => 'console_remote_commerce' in globalThis)
  await expectSection(page, other)
  await expect(page).toHaveURL(other.path)
})
