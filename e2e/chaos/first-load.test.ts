import type { Page } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { disableCache } from '../src/disable-cache.ts'
import { chaosTag } from '../src/faults/chaos-tag.ts'
import type { Fault } from '../src/faults/fault.ts'
import type { FaultServer } from '../src/faults/start-fault-server.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes, remoteFaults } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

const faults: Record<string, Fault> = {
  ...remoteFaults,
  'has one byte that is not as published': { kind: 'tamper' },
  'ends in the middle': { kind: 'truncate' },
}

const files = listFaultyRemotes().flatMap((remote) => remote.files.map((file) => ({ ...remote, ...file })))
type File = (typeof files)[number]

const findFile = (name: string, kind: string): File => {
  const found = files.find((file) => file.name === name && file.label.startsWith(kind))
  if (found === undefined) throw new Error(`${name} has no ${kind}`)
  return found
}

/** How one file of a remote fails. */
type Failure = { file: File; faultName: string }

const failures: readonly Failure[] = [
  { file: findFile('content', 'entry'), faultName: 'answers 404' },
  { file: findFile('commerce', 'entry'), faultName: 'has one byte that is not as published' },
  { file: findFile('dashboard', 'entry'), faultName: 'answers 500' },
  { file: findFile('mocks', 'entry'), faultName: 'answers with JSON that is something else' },
  { file: findFile('commerce', 'chunk'), faultName: 'answers with garbage' },
  { file: findFile('content', 'style sheet'), faultName: 'never answers' },
  { file: findFile('dashboard', 'chunk'), faultName: 'is cut off' },
  { file: findFile('mocks', 'chunk'), faultName: 'ends in the middle' },
]

async function expectContained(page: Page, server: FaultServer, { file, faultName }: Failure) {
  const { section, otherSections, match } = file
  const fault = faults[faultName]
  if (fault === undefined) throw new Error(`There is no fault that ${faultName}`)
  server.fail({ match, fault })
  const unavailable = findUnavailable(page, section)
  await page.goto(section.path, { waitUntil: 'commit' })
  await unavailable.expectShownInTime()
  await markPage(page)
  for (const other of otherSections.slice(0, 1)) await openFromMenu(page, other)
  await toMenuLink(page, section).click()
  await unavailable.expectShown()

  server.lift()
  await unavailable.retry()
  await expectSection(page, section)
  await expectMarkKept(page)
}

test.beforeEach(async ({ page, signIn, complaints }) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
  await page.clock.install()
})

const nameOf = ({ file, faultName }: Failure) => `${file.name}: its ${file.label} ${faultName}`

// proves T6
test('a remote that cannot be reached, or whose code was changed, is named, affects no other, and loads on Retry', {
  tag: '@gate',
}, async ({ page, testConsole: { server } }) => {
  await disableCache(page)
  for (const failure of failures.slice(0, 2))
    await test.step(nameOf(failure), () => expectContained(page, server, failure))
})

test('whichever way a remote’s file fails, the remote is named, affects no other, and loads on Retry', async ({
  page,
  testConsole: { server },
}) => {
  await disableCache(page)
  for (const failure of failures.slice(2))
    await test.step(nameOf(failure), () => expectContained(page, server, failure))
})

test.describe('Every file of every remote with every fault', { tag: chaosTag }, () => {
  const all = files.flatMap((file) => Object.keys(faults).map((faultName) => ({ file, faultName })))
  for (const failure of all)
    test(nameOf(failure), async ({ page, testConsole: { server } }) => expectContained(page, server, failure))
})
