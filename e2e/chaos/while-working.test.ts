import { expect } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { chaosTag } from '../src/faults/cross.ts'
import { openFrame } from '../src/frame.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { listFaultyRemotes } from '../src/remote-faults.ts'
import { expectSection, openFromMenu, toMenuLink } from '../src/sections.ts'
import { test } from '../src/test.ts'
import { findUnavailable } from '../src/unavailable-remote.ts'

/** The matrix of faults is in first-load.test.ts; here every file fails in the way that holds somebody up longest. */
const fault = { kind: 'hang' } as const

const remotes = listFaultyRemotes()

test.describe('A remote that never answers somebody at work in another one is named in time, and opens once it answers', () => {
  for (const [index, { name, section, otherSections, files }] of remotes.entries()) {
    for (const [place, { label, match }] of files.entries()) {
      // Each remote and each kind of file has its turn.
      const tag = place % remotes.length === index ? [] : [chaosTag]
      test(`${name}: its ${label}`, { tag }, async ({ page, signIn, testConsole, complaints }) => {
        const [first, ...rest] = otherSections
        if (first === undefined) throw new Error('There is only one remote')
        complaints.allow(...faultComplaints)
        await signIn(page)
        const unavailable = findUnavailable(page, section)
        await unavailable.watchClock()
        await page.goto(first.path)
        await expectSection(page, first)
        await markPage(page)

        testConsole.server.fail({ match: match, fault })
        await toMenuLink(page, section).click()
        await unavailable.expectShownInTime()
        const next = rest[place % rest.length] ?? first
        for (const other of [next, first]) await openFromMenu(page, other)

        testConsole.server.lift()
        // A chunk that was asked for late is given up by its own limit; whoever joins that wait would see it fail.
        await page.clock.runFor(5000)
        await openFromMenu(page, section)
        await expectMarkKept(page)
      })
    }
  }
})

test('A remote of which nothing comes holds nobody up elsewhere, and opens once it answers', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
  const unavailable = findUnavailable(page, { menu: /^Packages/ })
  await unavailable.watchClock()
  await page.goto('/grammar/')
  await expect(openFrame(page).heading('Grammar & essays')).toBeVisible()
  testConsole.server.fail({ match: ({ pathname }) => pathname.startsWith('/remotes/commerce/'), fault })
  await page.getByRole('link', { name: 'Packages' }).click()
  await unavailable.expectShownInTime()
  await page.getByRole('link', { name: 'Writing' }).click()
  await expect(openFrame(page).heading('Writing mocks')).toBeVisible()
  testConsole.server.lift()
  await page.getByRole('link', { name: 'Packages' }).click()
  await expect(openFrame(page).heading('Packages')).toBeVisible()
})
