import { listScreenFilesOfShell } from '../src/built-units.ts'
import { faultComplaints } from '../src/complaints.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes, remoteFaults } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

/** One remote stands for all: what they take from the shell, they take in the same way. */
const remotes = listFaultyRemotes().filter(({ name }) => name === 'commerce')
const dashboard = sections.filter(({ path }) => path === '/')

test.describe('A part of the shell that only one screen needs costs only that screen, and Retry brings it back', () => {
  for (const { name, title, section } of remotes) {
    const files = listScreenFilesOfShell(name, section.path)
    for (const [index, file] of files.entries()) {
      for (const happening of ['answers 500', 'is cut off', 'never answers'] as const) {
        test(`${name}: part ${index + 1} of ${files.length} ${happening}`, async ({
          page,
          signIn,
          testConsole,
          complaints,
        }) => {
          complaints.allow(...faultComplaints)
          await signIn(page)
          testConsole.server.fail({
            match: ({ pathname }) => pathname.startsWith('/shell/') && pathname.endsWith(`/${file}`),
            fault: remoteFaults[happening],
          })
          const unavailable = findUnavailable(page, title)
          const openedAt = Date.now()
          await page.goto(section.path, { waitUntil: 'commit' })
          await unavailable.expectShownInTime(openedAt)
          await markPage(page)
          for (const other of dashboard) await openFromMenu(page, other)
          await page.goBack()
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
