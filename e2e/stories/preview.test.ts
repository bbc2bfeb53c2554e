import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReleaseKey } from '@console/delivery/release-key'
import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { signInByForm } from '../src/console/sign-in.ts'
import { buildNotes, notesPath } from '../src/fixtures/notes.ts'
import { openFrame } from '../src/frame.ts'
import { buildFixtureRemote } from '../src/run/build-fixture-remote.ts'
import { runReleaseCommand } from '../src/run-release-command.ts'
import { test } from '../src/test.ts'

const made = { by: 'e2e', reason: 'Another version' }

const buildBroken = () =>
  buildFixtureRemote({
    name: 'notes',
    config: { title: 'Notes', menu: [{ title: 'Notes', path: notesPath, icon: 'screen', order: 900 }] },
    files: {
      'src/remote.ts': `export default { name: 'notes', routes: () => [{ path: '${notesPath}', lazy: () => import('./screen.tsx') }] }`,
      'src/screen.tsx': `export function Component() { throw new Error('thrown: by a screen that nobody has seen') }`,
    },
  })

test('a preview link shows a version that is not current in one tab alone, and ends by itself when the version fails', async ({
  page,
  startConsole,
  complaints,
}) => {
  complaints.allow(/thrown: by a screen/, /A preview has ended/, failedToLoad)
  const dir = await mkdtemp(join(tmpdir(), 'console-preview-key-'))
  const keyFile = join(dir, 'preview.pem')
  const { publicKey } = await createReleaseKey(keyFile, join(dir, 'site'))
  const [console, current, next, broken] = await Promise.all([
    startConsole('memory', { previewKeys: [publicKey] }),
    buildNotes('Notes of today'),
    buildNotes('Notes of tomorrow'),
    buildBroken(),
  ])
  const { store } = console
  const publish = async (unit: typeof current) => {
    const { release } = await store.publish({ units: [unit], ...made })
    return release.remotes.find(({ name }) => name === 'notes')?.version ?? ''
  }
  const [tomorrow, failing] = [await publish(next), await publish(broken)]
  const today = await publish(current)
  const print = async (what: string) => {
    const flags = ['--url', console.url, '--preview-key', keyFile]
    const lines = (await runReleaseCommand(store.dir, 'preview', what, ...flags)).split('\n')
    return lines.find((line) => line.startsWith(console.url)) ?? ''
  }
  const printed = await Promise.all([print(`notes@${tomorrow}`), print(`notes@${failing}`)])
  const links = { tomorrow: printed[0], failing: printed[1] }
  await rm(dir, { recursive: true })

  const frame = openFrame(page)
  const line = page.getByRole('complementary', { name: 'Preview' })
  await page.goto(links.tomorrow)
  await signInByForm(page)
  await expect(frame.heading('Notes of tomorrow')).toBeVisible()
  await expect(line).toContainText(
    `You are previewing notes ${tomorrow.split('-').at(-1)?.slice(0, 8)} until`,
  )
  await expect(page, 'The link is not copied without being known').toHaveURL(`${console.url}${notesPath}`)
  await page.reload()
  await expect(frame.heading('Notes of tomorrow')).toBeVisible()

  const others = await page.context().newPage()
  await others.goto(`${console.url}${notesPath}`)
  await expect(openFrame(others).heading('Notes of today'), 'Another tab has what is current').toBeVisible()
  await others.close()

  await page.getByLabel('Text').fill('half a thought')
  await line.getByRole('button', { name: 'Stop preview' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Text')).toHaveValue('half a thought')
  await page.getByLabel('Text').fill('')
  await line.getByRole('button', { name: 'Stop preview' }).click()
  await expect(frame.heading('Notes of today')).toBeVisible()
  await expect(line).toHaveCount(0)

  await page.goto(links.failing)
  await expect(frame.heading('Notes of today')).toBeVisible()
  await expect(page.getByText(`The preview has ended, because notes ${failing} did not start.`)).toBeVisible()
  await expect(line).toHaveCount(0)

  await page.goto(`${links.tomorrow.slice(0, -8)}`)
  await expect(page.getByText('The preview link is incomplete.')).toBeVisible()
  await expect(frame.heading('Notes of today')).toBeVisible()
  expect(today).not.toBe(tomorrow)
})
