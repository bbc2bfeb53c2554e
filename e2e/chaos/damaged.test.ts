import { faultComplaints } from '../src/complaints.ts'
import { cross } from '../src/faults/cross.ts'
import type { Fault } from '../src/faults/fault.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes } from '../src/remote-faults.ts'
import { expectSection } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

const damages: [happening: string, fault: Fault][] = [
  ['has one byte that is not as published', { kind: 'tamper' }],
  ['ends in the middle', { kind: 'truncate' }],
]

/** One remote stands for all: what guards its files is the shell's. */
const files = listFaultyRemotes()
  .filter(({ name }) => name === 'commerce')
  .flatMap((remote) => remote.files.map((file) => ({ ...remote, ...file })))

test.describe('What is not as it was published is not used, and Retry brings the remote back', () => {
  for (const { row, column, tag } of cross(files, damages)) {
    const { name, section, label, match } = row
    const [happening, fault] = column
    // proves T6
    test(`${name}: its ${label} ${happening}`, { tag }, async ({ page, signIn, testConsole, complaints }) => {
      complaints.allow(...faultComplaints)
      await signIn(page)
      testConsole.server.fail({ match, fault })
      const unavailable = findUnavailable(page, section)
      await unavailable.watchClock()
      await page.goto(section.path, { waitUntil: 'commit' })
      await unavailable.expectShownInTime()
      await markPage(page)
      testConsole.server.lift()
      await unavailable.retry()
      await expectSection(page, section)
      await expectMarkKept(page)
    })
  }
})
