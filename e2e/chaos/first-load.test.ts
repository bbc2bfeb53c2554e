import { faultComplaints } from '../src/complaints.ts'
import { cross } from '../src/faults/cross.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes, remoteFaults } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

const files = listFaultyRemotes().flatMap((remote) => remote.files.map((file) => ({ ...remote, ...file })))

test.describe('A remote that fails when the console opens on it is named, costs only itself, and comes back with Retry', () => {
  for (const { row, column, tag } of cross(files, Object.entries(remoteFaults))) {
    const { name, title, section, otherSections, label, match } = row
    const [happening, fault] = column
    test(`${name}: its ${label} ${happening}`, { tag }, async ({ page, signIn, testConsole, complaints }) => {
      complaints.allow(...faultComplaints)
      await signIn(page)
      testConsole.server.fail({ match, fault })
      const unavailable = findUnavailable(page, title)
      await unavailable.watchClock()
      await page.goto(section.path, { waitUntil: 'commit' })
      await unavailable.expectShownInTime()
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
})
