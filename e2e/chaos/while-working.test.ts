import { faultComplaints } from '../src/complaints.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

/** The whole matrix is in first-load.test.ts; here every file fails in the way that holds somebody up longest. */
const fault = { kind: 'hang' } as const

test.describe('A remote that never answers somebody at work in another one is named in time, and opens once it answers', () => {
  for (const { name, title, section, otherSections, files } of listFaultyRemotes()) {
    for (const { label, match } of files) {
      test(`${name}: its ${label}`, async ({ page, signIn, testConsole, complaints }) => {
        const [first, ...rest] = otherSections
        if (first === undefined) throw new Error('There is only one remote')
        complaints.allow(...faultComplaints)
        await signIn(page)
        await page.goto(first.path)
        await expectSection(page, first)
        await markPage(page)

        testConsole.server.fail({ match, fault })
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
})
