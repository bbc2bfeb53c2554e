import { faultComplaints } from '../src/complaints.ts'
import { listScreenFilesOfShell } from '../src/console/built-units.ts'
import { cross } from '../src/faults/cross.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes, remoteFaults } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

/** One remote stands for all: what they take from the shell, they take in the same way. */
const remotes = listFaultyRemotes().filter(({ name }) => name === 'commerce')
const dashboard = sections.filter(({ path }) => path === '/')

const happenings = ['answers 500', 'is cut off', 'never answers'] as const

test.describe('A part of the shell that only one screen needs costs only that screen, and Retry brings it back', () => {
  for (const { name, section } of remotes) {
    const files = [...listScreenFilesOfShell(name, section.path).entries()]
    for (const { row, column: happening, tag } of cross(files, happenings)) {
      const [index, file] = row
      test(`${name}: part ${index + 1} of ${files.length} ${happening}`, { tag }, async ({
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
        const unavailable = findUnavailable(page, section)
        await unavailable.watchClock()
        await page.goto(section.path, { waitUntil: 'commit' })
        await unavailable.expectShownInTime()
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
})
