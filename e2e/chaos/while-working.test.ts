import { faultComplaints } from '../src/complaints.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes, remoteFaults } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

test.describe('A remote that fails while somebody works in another one is named when it is opened, and comes back with Retry', () => {
  for (const { name, title, section, otherSections, files } of listFaultyRemotes()) {
    for (const { label, match } of files) {
      for (const happening of ['answers 500', 'never answers'] as const) {
        test(`${name}: its ${label} ${happening}`, async ({ page, signIn, testConsole, complaints }) => {
          const [first, ...rest] = otherSections
          if (first === undefined) throw new Error('There is only one remote')
          complaints.allow(...faultComplaints)
          await signIn(page)
          await page.goto(first.path)
          await expectSection(page, first)
          await markPage(page)

          testConsole.server.fail({ match, fault: remoteFaults[happening] })
          const unavailable = findUnavailable(page, title)
          const openedAt = Date.now()
          await toMenuLink(page, section).click()
          await unavailable.expectShownInTime(openedAt)
          for (const other of [...rest, first]) await openFromMenu(page, other)

          testConsole.server.lift()
          await openFromMenu(page, section)
          await expectMarkKept(page)
        })
      }
    }
  }
})
