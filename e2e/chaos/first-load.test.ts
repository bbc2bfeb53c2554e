import { faultComplaints } from '../src/complaints.ts'
import { chaosTag } from '../src/faults/cross.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes, remoteFaults } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

const remotes = listFaultyRemotes()
const kinds = ['manifest', 'entry', 'chunk 1 ', 'style sheet 1 ']

const files = remotes.flatMap((remote, place) =>
  remote.files.map((file) => ({
    ...remote,
    ...file,
    place,
    kind: kinds.findIndex((kind) => file.label.startsWith(kind)),
  })),
)

/** In `npm test` each fault has its turn once, with the next remote and the next kind of file; `pnpm check chaos` runs all. */
const isTurn = (fault: number, { place, kind }: (typeof files)[number]) =>
  kind === fault % kinds.length && place === (fault + Math.floor(fault / kinds.length)) % remotes.length

test.describe('A remote that fails when the console opens on it is named, costs only itself, and comes back with Retry', () => {
  const faults = [...Object.entries(remoteFaults).entries()]
  const cells = files.flatMap((file) => faults.map(([index, fault]) => ({ file, index, fault })))
  for (const {
    file,
    index,
    fault: [happening, fault],
  } of cells) {
    const { name, section, otherSections, label, match } = file
    const tag = isTurn(index, file) ? [] : [chaosTag]
    test(`${name}: its ${label} ${happening}`, { tag }, async ({ page, signIn, testConsole, complaints }) => {
      complaints.allow(...faultComplaints)
      await signIn(page)
      testConsole.server.fail({ match, fault })
      const unavailable = findUnavailable(page, section)
      await unavailable.watchClock()
      await page.goto(section.path, { waitUntil: 'commit' })
      await unavailable.expectShownInTime()
      await markPage(page)

      // What fails costs each of the others the same: they take turns.
      for (const other of otherSections.filter((_, turn) => turn === index % otherSections.length))
        await openFromMenu(page, other)
      await toMenuLink(page, section).click()
      await unavailable.expectShown()

      testConsole.server.lift()
      await unavailable.retry()
      await expectSection(page, section)
      await expectMarkKept(page)
    })
  }
})
