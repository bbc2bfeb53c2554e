import { findFreePort } from '@console/node-server/testing/free-port'
import { expect } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { findViolationsNow } from '../src/find-violations.ts'
import { buildNotes, notesPath } from '../src/fixtures/notes.ts'
import { openFrame, phone } from '../src/frame.ts'
import { startReleaseServer } from '../src/start-release-server.ts'
import { test } from '../src/test.ts'

const made = { by: 'mina@example.com' }

test('a team reads the history of releases, switches its remote off for staff and rolls it back, from the console', async ({
  page,
  context,
  startConsole,
}) => {
  const port = await findFreePort()
  const [console, good, worse] = await Promise.all([
    startConsole('memory', { releaseServer: { url: `http://localhost:${port}` } }),
    buildNotes('Good notes'),
    buildNotes('Worse notes'),
  ])
  await console.store.publish({ units: [good], reason: 'The first notes', ...made })
  await console.store.publish({ units: [worse], reason: 'Notes in another order', ...made })
  const audience = { share: 10, roles: ['content editor', 'package seller'], flag: 'notes-first' }
  await console.store.startCanary({ remote: 'notes', source: good, ...audience, ...made, reason: 'To see' })
  await console.store.abortCanary({ remote: 'notes', ...made, reason: 'Seen' })
  const server = await startReleaseServer({ console, port, remotes: 'notes' })

  const staff = await context.newPage()
  await staff.clock.install()
  await signIn(page, console.url)
  await staff.goto(`${console.url}${notesPath}`)
  await expect(openFrame(staff).heading('Worse notes')).toBeVisible()

  await page.goto(`${console.url}/coupons/`)
  const account = await openFrame(page).openAccountMenu()
  await account.getByRole('menuitem', { name: 'Remotes' }).click()
  const views = page.getByRole('navigation', { name: 'Views of the remotes' })
  await views.getByRole('link', { name: 'History' }).click()
  await page.getByLabel('Release token').fill(server.token)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('row', { name: 'Notes in another order' })).toContainText(made.by)
  expect(await findViolationsNow(page)).toEqual([])
  const history = page.getByRole('region', { name: 'Moves of production' })
  for (const width of [1440, 1280, 1110, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(
      await history.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      `pixels of the history out of view at ${width}`,
    ).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 720 })

  await views.getByRole('link', { name: 'Environments' }).click()
  const row = page.getByRole('row').filter({ hasText: 'notes · Invented team' })
  await expect(page.getByRole('button', { name: 'Switch off' })).toHaveCount(1)
  await row.getByRole('button', { name: 'Switch off Notes in production' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason, shown to everybody').fill('Notes are lost')
  expect(await findViolationsNow(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Notes is switched off in production.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Notes are lost')
  await staff.clock.fastForward(25_000)
  await expect(staff.getByText('“Notes” was switched off: Notes are lost.')).toBeVisible()

  await row.getByRole('button', { name: 'Switch on Notes in production' }).click()
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect(dialog.getByText('Notes is switched on in production.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await row.getByRole('button', { name: 'Roll back Notes in production' }).click()
  await dialog.getByLabel('Reason').fill('The first order was better')
  // Long version names must not push the dialog's fields off a phone's screen.
  await page.setViewportSize(phone)
  const [version, frame] = await Promise.all([
    dialog.getByLabel('Version').boundingBox(),
    dialog.boundingBox(),
  ])
  expect(version && frame && version.x + version.width).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0))
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: /^Roll back to/ }).click()
  await expect(dialog.getByText('The current release is')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(row).not.toContainText('Notes are lost')
  await page.goto(`${console.url}${notesPath}`)
  await expect(openFrame(page).heading('Good notes')).toBeVisible()
  expect((await console.store.listMoves(1))[0]).toMatchObject({
    ...{ action: 'rollback', subject: 'notes', team: 'growth' },
    ...{ by: 'staff@example.com', reason: 'The first order was better' },
  })
  // Questions of an open page would be refused.
  await Promise.all([page.close(), staff.close()])
  await server.close()
})
