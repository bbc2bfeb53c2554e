import { expect, type Page } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
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

async function openWithLateRemote(page: Page, testConsole: TestConsole) {
  testConsole.server.fail({ match: entry.match, fault: { kind: 'slow', milliseconds: 4000 } })
  await page.goto(section.path, { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Still loading…' })).toBeVisible()
}

test('a remote that is late opens by itself when it comes', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
  await openWithLateRemote(page, testConsole)
  await expectSection(page, section)
  await expect(page.getByRole('table')).toBeVisible()
})

test('who does not want to wait for a late remote goes elsewhere and stays there', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
  await openWithLateRemote(page, testConsole)
  await openFromMenu(page, other)
  await page.waitForFunction(() => 'console_remote_commerce' in globalThis)
  await expectSection(page, other)
  await expect(page).toHaveURL(other.path)
})
