import { faultComplaints } from '../src/complaints.ts'
import type { Fault } from '../src/faults/fault.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { type FaultyRemote, listFaultyRemotes, type NeededFile, remoteFaults } from '../src/remote-faults.ts'
import { expectSection } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

type Case = { remote: FaultyRemote; file: NeededFile; happening: string; fault: Fault }

const damages: Record<string, Fault> = {
  'has one byte that is not as published': { kind: 'tamper' },
  'ends in the middle': { kind: 'truncate' },
}

const isPackagesRemote = ({ name }: FaultyRemote) => name === 'commerce'

const damagedFiles = listFaultyRemotes()
  .filter(isPackagesRemote)
  .flatMap((remote) => remote.files.map((file) => ({ remote, file })))
  .flatMap((target) =>
    Object.entries(damages).map(([happening, fault]): Case => ({ ...target, happening, fault })),
  )

const missingStyles = listFaultyRemotes()
  .filter(isPackagesRemote)
  .flatMap((remote) => remote.styles.map((file) => ({ remote, file })))
  .flatMap((target) =>
    Object.entries(remoteFaults).map(([happening, fault]): Case => ({ ...target, happening, fault })),
  )

test.describe('What is not as it was published is not used, and Retry brings the remote back', () => {
  for (const { remote, file, happening, fault } of [...damagedFiles, ...missingStyles]) {
    test(`${remote.name}: its ${file.label} ${happening}`, async ({
      page,
      signIn,
      testConsole,
      complaints,
    }) => {
      complaints.allow(...faultComplaints)
      await signIn(page)
      testConsole.server.fail({ match: file.match, fault })
      const unavailable = findUnavailable(page, remote.title)
      const openedAt = Date.now()
      await page.goto(remote.section.path, { waitUntil: 'commit' })
      await unavailable.expectShownInTime(openedAt)
      await markPage(page)
      testConsole.server.lift()
      await unavailable.retry()
      await expectSection(page, remote.section)
      await expectMarkKept(page)
    })
  }
})
