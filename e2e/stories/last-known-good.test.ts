import { expect } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { signIn } from '../src/console/sign-in.ts'
import type { TestConsole } from '../src/console/start-test-console.ts'
import { answerHtml } from '../src/faults/fault.ts'
import { buildNotes, notesPath } from '../src/fixtures/notes.ts'
import { openFrame } from '../src/frame.ts'
import { buildFixtureRemote } from '../src/run/build-fixture-remote.ts'
import { test } from '../src/test.ts'

const made = { by: 'e2e', reason: 'Another version' }

const buildBroken = () =>
  buildFixtureRemote({
    name: 'notes',
    config: { title: 'Notes', menu: [{ title: 'Notes', path: notesPath, icon: 'screen', order: 900 }] },
    files: { 'src/remote.ts': `throw new Error('thrown: by a release that does not start')` },
  })

test('staff keep the previous version of a section whose new one does not start or loses a file, and take the next release', async ({
  page,
  startConsole,
  complaints,
}) => {
  complaints.allow(/thrown/, /A section runs its previous version/, /ChunkLoadError/, ...faultComplaints)
  const [console, good, broken, better, cut] = await Promise.all([
    startConsole(),
    buildNotes('Good notes'),
    buildBroken(),
    buildNotes('Better notes'),
    buildNotes('Other notes'),
  ])
  await console.store.publish({ units: [good], ...made })
  const version = await publish(console, broken)
  const frame = openFrame(page)
  const line = page.getByRole('status').filter({ hasText: 'because the current one does not start here' })

  await signIn(page, console.url)
  await page.goto(`${console.url}${notesPath}`)
  await expect(frame.heading('“Notes” is not available')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(frame.heading('Good notes')).toBeVisible()
  await expect(line).toContainText('Please tell the Invented team.')
  await page.getByLabel('Text').fill('half a thought')
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Text')).toHaveValue('half a thought')
  await page.getByLabel('Text').fill('')

  await page.reload()
  await expect(frame.heading('Good notes'), 'A reload does not start the broken release again').toBeVisible()
  await expect(line).toBeVisible()
  await page.goto(`${console.url}/console/remotes/`)
  const row = page.getByRole('row').filter({ hasText: 'notes' })
  await expect(row).toContainText(`in place of ${version.slice(0, 14)}…, which does not start here`)
  await expect(row).toContainText('open until')

  await console.store.publish({ units: [better], ...made })
  await page.goto(`${console.url}${notesPath}`)
  await expect(frame.heading('Better notes')).toBeVisible()
  await expect(line).toHaveCount(0)
  const cutVersion = await publish(console, cut)
  console.server.fail({
    match: ({ pathname }) =>
      pathname.startsWith(`/remotes/notes/${cutVersion}/`) && /async\/.*\.js$/.test(pathname),
    fault: answerHtml(500),
  })
  await page.reload()
  await expect(frame.heading('“Notes” is not available')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(frame.heading('Better notes')).toBeVisible()
})

async function publish({ store }: TestConsole, unit: Awaited<ReturnType<typeof buildNotes>>) {
  const { release } = await store.publish({ units: [unit], ...made })
  return release.remotes.find(({ name }) => name === 'notes')?.version ?? ''
}
