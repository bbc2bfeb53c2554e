import { expect } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { signIn } from '../src/console/sign-in.ts'
import { answerHtml } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { buildNotes, notesPath } from '../src/inventions/notes.ts'
import { buildInvention } from '../src/run/build-invention.ts'
import { test } from '../src/test.ts'

const made = { by: 'e2e', reason: 'Another version' }

const buildBroken = () =>
  buildInvention({
    name: 'notes',
    config: { title: 'Notes', menu: [{ title: 'Notes', path: notesPath, icon: 'screen', order: 900 }] },
    files: { 'src/remote.ts': `throw new Error('thrown: by a release that does not start')` },
  })

test('staff go on with the version before a release that does not start, and take the next release', async ({
  page,
  startConsole,
  complaints,
}) => {
  complaints.allow(/thrown/, /A section runs its previous version/, ...faultComplaints)
  const [console, good, broken, better] = await Promise.all([
    startConsole(),
    buildNotes('Good notes'),
    buildBroken(),
    buildNotes('Better notes'),
  ])
  await console.store.publish({ units: [good], ...made })
  const { release } = await console.store.publish({ units: [broken], ...made })
  const { version } = release.remotes.find(({ name }) => name === 'notes') ?? {}
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
  await expect(frame.heading('Good notes'), 'A reload does not begin anew').toBeVisible()
  await expect(line).toBeVisible()
  await page.goto(`${console.url}/console/remotes/`)
  const row = page.getByRole('row').filter({ hasText: 'notes' })
  await expect(row).toContainText(`in place of ${version?.slice(0, 14)}…, which does not start here`)
  await expect(row).toContainText('open until')

  await console.store.publish({ units: [better], ...made })
  await page.goto(`${console.url}${notesPath}`)
  await expect(frame.heading('Better notes')).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('a part of a version that does not come, of a section that is open already, is taken from the version before', async ({
  page,
  startConsole,
  complaints,
}) => {
  complaints.allow(/A section runs its previous version/, /ChunkLoadError/, ...faultComplaints)
  const [console, good, other] = await Promise.all([
    startConsole(),
    buildNotes('Good notes'),
    buildNotes('Other notes'),
  ])
  await console.store.publish({ units: [good], ...made })
  const { release } = await console.store.publish({ units: [other], ...made })
  const { version } = release.remotes.find(({ name }) => name === 'notes') ?? {}
  console.server.fail({
    match: ({ pathname }) =>
      pathname.startsWith(`/remotes/notes/${version}/`) && /async\/.*\.js$/.test(pathname),
    fault: answerHtml(500),
  })
  const frame = openFrame(page)
  await signIn(page, console.url)
  await page.goto(`${console.url}${notesPath}`)
  await expect(frame.heading('“Notes” is not available')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(frame.heading('Good notes')).toBeVisible()
})
