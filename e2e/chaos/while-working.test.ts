import type { Page } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { chaosTag } from '../src/faults/chaos-tag.ts'
import type { FaultRule } from '../src/faults/fault.ts'
import type { FaultServer } from '../src/faults/start-fault-server.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

const remotes = listFaultyRemotes()
type Remote = (typeof remotes)[number]

/** first-load.test.ts covers the kinds of faults; here files fail in the way that takes longest. */
async function expectNoDelayElsewhere(
  page: Page,
  server: FaultServer,
  remote: Remote,
  match: FaultRule['match'],
) {
  const { section, otherSections } = remote
  const [first, next] = otherSections
  if (first === undefined || next === undefined) throw new Error('There are not three remotes')
  const unavailable = findUnavailable(page, section)
  await unavailable.watchClock()
  // From the start: cards and badges of a remote load its files on the screens of others.
  server.fail({ match, fault: { kind: 'hang' } })
  await page.goto(first.path, { waitUntil: 'commit' })
  await expectSection(page, first)
  await markPage(page)

  await toMenuLink(page, section).click()
  await unavailable.expectShownInTime()
  for (const other of [next, first]) await openFromMenu(page, other)

  server.lift()
  // A chunk requested just before has a timeout of its own, which passes first.
  await page.clock.fastForward(5000)
  await openFromMenu(page, section)
  await expectMarkKept(page)
}

test.beforeEach(async ({ page, signIn, complaints }) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
})

test('a remote that never responds while somebody works in another is named in time, and opens once it responds', async ({
  page,
  testConsole: { server },
}) => {
  const commerce = remotes.find(({ name }) => name === 'commerce')
  if (commerce === undefined) throw new Error('There is no commerce remote')
  await expectNoDelayElsewhere(page, server, commerce, ({ pathname }) =>
    pathname.startsWith('/remotes/commerce/'),
  )
})

test.describe('Every file of every remote that never responds while somebody works', {
  tag: chaosTag,
}, () => {
  for (const remote of remotes)
    for (const { label, match } of remote.files)
      test(`${remote.name}: its ${label}`, async ({ page, testConsole: { server } }) =>
        expectNoDelayElsewhere(page, server, remote, match))
})
