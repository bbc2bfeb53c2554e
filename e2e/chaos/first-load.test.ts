import { faultComplaints } from '../src/complaints.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes, remoteFaults } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

test.describe('A remote that fails when the console opens on it is named, costs only itself, and comes back with Retry', () => {
  for (const { name, title, section, otherSections, files } of listFaultyRemotes()) {
    for (const { label, match } of files) {
      for (const [happening, fault] of Object.entries(remoteFaults)) {
        test(`${name}: its ${label} ${happening}`, async ({ page, signIn, testConsole, complaints }) => {
          complaints.allow(...faultComplaints)
          await signIn(page)
          testConsole.server.fail({ match, fault })
          const unavailable = findUnavailable(page, title)
          const openedAt = Date.now()
          await page.goto(section.path, { waitUntil: 'commit' })
          await unavailable.expectShownInTime(openedAt)
          await markPage(page)

          for (const other of otherSections) await openFromMenu(page, other)
          await toMenuLink(page, section).click()
          await unavailable.expectShown()

          testConsole.server.lift()
          await unavailable.retry()
          await expectSection(page, section)
          await expectMarkKept(page)
        })
      }
    }
  }
})
