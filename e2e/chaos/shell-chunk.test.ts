import type { Page } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { listScreenFilesOfShell } from '../src/console/built-units.ts'
import { disableCache } from '../src/disable-cache.ts'
import { chaosTag } from '../src/faults/chaos-tag.ts'
import type { FaultServer } from '../src/faults/start-fault-server.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { remoteFaults } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

/** One section stands for all: they all load the shell's modules the same way. */
const { packages, dashboard } = findSections()

function findSections() {
  const find = (path: string) => {
    const found = sections.find((section) => section.path === path)
    if (found === undefined) throw new Error(`There is no section at ${path}`)
    return found
  }
  return { packages: find('/packages/'), dashboard: find('/') }
}

const files = listScreenFilesOfShell('commerce', packages.path)
const faultNames = ['answers 500', 'is cut off', 'never answers'] as const

type Failure = { file: string; faultName: (typeof faultNames)[number] }

async function expectContained(page: Page, server: FaultServer, { file, faultName }: Failure) {
  server.fail({
    match: ({ pathname }) => pathname.startsWith('/shell/') && pathname.endsWith(`/${file}`),
    fault: remoteFaults[faultName],
  })
  const unavailable = findUnavailable(page, packages)
  await page.goto(packages.path, { waitUntil: 'commit' })
  await unavailable.expectShownInTime()
  await markPage(page)
  await openFromMenu(page, dashboard)
  await page.goBack()
  await unavailable.expectShown()

  server.lift()
  await unavailable.retry()
  await expectSection(page, packages)
  await expectMarkKept(page)
}

test.beforeEach(async ({ page, signIn, complaints }) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
  await page.clock.install()
})

test('a missing shell chunk breaks only the screen that needs it, and Retry loads it', async ({
  page,
  testConsole: { server },
}) => {
  await disableCache(page)
  for (const [index, faultName] of faultNames.entries()) {
    const file = files[index % files.length]
    if (file === undefined) throw new Error('The screen needs nothing of the shell')
    await test.step(`${file} ${faultName}`, () => expectContained(page, server, { file, faultName }))
  }
})

test.describe('Every shell chunk that a single screen needs, with every fault', { tag: chaosTag }, () => {
  for (const failure of files.flatMap((file) => faultNames.map((faultName) => ({ file, faultName }))))
    test(`${failure.file} ${failure.faultName}`, async ({ page, testConsole: { server } }) =>
      expectContained(page, server, failure))
})
