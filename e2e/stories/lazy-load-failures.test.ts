import { expect, type Page } from '@playwright/test'
import { openArticleEditor, openArticlesApi, table } from '../src/article-editor.ts'
import { buildWave } from '../src/build-recordings.ts'
import { faultComplaints } from '../src/complaints.ts'
import { signIn } from '../src/console/sign-in.ts'
import { matchChunk } from '../src/find-chunk.ts'
import { noticeArea } from '../src/notice-area.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { openReadingEditor } from '../src/reading-editor.ts'
import { remoteFaults } from '../src/remote-faults.ts'
import { test } from '../src/test.ts'

const findNotice = (page: Page, text: string) =>
  noticeArea(page).getByRole('listitem').filter({ hasText: text })

const isScriptOf =
  (remote: string) =>
  ({ pathname }: URL) =>
    pathname.startsWith(`/remotes/${remote}/`) && pathname.endsWith('.js')

const recording = { name: 'Section 2.wav', mimeType: 'audio/wav', buffer: buildWave(100_000) }

test('without the code of uploads the media library keeps its screen and the files that were dropped, and Retry uploads them', async ({
  page,
  startConsole,
  complaints,
}) => {
  complaints.allow(...faultComplaints)
  const { url, server } = await startConsole('memory', { features: { media: true } })
  await signIn(page, url)
  server.fail({
    match: matchChunk('mocks', '” is in the media library'),
    fault: remoteFaults['answers 404'],
  })
  await page.goto(`${url}/mocks/media/`)
  const list = findNotice(page, 'The list of uploads could not be loaded')
  await expect(list).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible()
  await page.getByLabel('Files for the library').setInputFiles(recording)
  const files = findNotice(page, '“Section 2.wav” was not uploaded')
  await expect(files).toContainText('A part of the console could not be loaded.')

  server.lift()
  for (const notice of [files, list]) {
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toHaveCount(0)
  }
  await expect(page.getByText('“Section 2.wav” is in the library.')).toBeVisible()
})

test('an editor keeps what was typed when a dialog of it cannot be loaded, says so, and Retry or another press opens it', {
  tag: '@gate',
}, async ({ page, signIn, testConsole, complaints }) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
  const mock = openReadingEditor(page)
  await mock.openNew()
  await mock.name('Typed before the line broke')
  await markPage(page)
  testConsole.server.fail({ match: isScriptOf('mocks'), fault: remoteFaults['answers 404'] })
  await page.getByRole('button', { name: 'Answer key' }).click()
  const notice = findNotice(page, 'The answer key could not be loaded')
  await expect(notice).toBeVisible()
  const name = mock.editor.getByRole('textbox', { name: /^Name/ })
  await expect(name).toHaveValue('Typed before the line broke')
  await name.press('End')
  await name.pressSequentially(', and after')
  await page.getByLabel('Status').selectOption('Published')
  const publish = page.getByRole('button', { name: 'Create mock' })
  await publish.click()
  await expect(findNotice(page, 'The mock was not saved')).toContainText('could not be loaded')
  await expect(page.getByRole('button', { name: 'Create mock' })).toBeEnabled()

  testConsole.server.lift()
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Answer key' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.keyboard.press('Escape')
  await publish.click()
  await expect(page.getByRole('dialog', { name: /^Publish with \d+ errors?\?$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toHaveValue('Typed before the line broke, and after')
  await expectMarkKept(page)
})

test('a table that is pasted while its code cannot be loaded leaves the article as it is, says so, and can be pasted again', async ({
  page,
  context,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(...faultComplaints)
  const api = await openArticlesApi(testConsole)
  const { id } = await api.create('Forms on a bad line', [table('Forms', ['Subject', 'Form'], [['I', 'am']])])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  const editor = openArticleEditor(page)
  await editor.open(id)
  const cell = editor.section('Forms').getByRole('textbox', { name: 'Subject, row 1' })
  await expect(cell).toHaveValue('I')
  await page.evaluate(() => {
    const toBlob = (type: string, content: string) => new Blob([content], { type })
    return navigator.clipboard.write([
      new ClipboardItem({
        'text/html': toBlob('text/html', '<table><tr><td>you</td><td>are</td></tr></table>'),
        'text/plain': toBlob('text/plain', 'you\tare'),
      }),
    ])
  })
  testConsole.server.fail({ match: isScriptOf('content'), fault: remoteFaults['answers 404'] })
  await cell.click()
  await page.keyboard.press('Control+v')
  await expect(findNotice(page, 'The table was not pasted')).toContainText(
    'A part of the console could not be loaded. Check the connection and try again.',
  )
  await expect(cell).toHaveValue('I')

  testConsole.server.lift()
  await cell.click()
  await page.keyboard.press('Control+v')
  await expect(cell).toHaveValue('you')
})

test('a price that is typed while the code that saves it cannot be loaded stays in its field, says so, and is saved by Enter later', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(...faultComplaints)
  await signIn(page)
  await page.goto('/packages/')
  await page
    .getByRole('button', { name: /^Change the price of / })
    .first()
    .click()
  const field = page.getByRole('textbox', { name: /^Price of / })
  await expect(field).toBeVisible()
  testConsole.server.fail({ match: isScriptOf('commerce'), fault: remoteFaults['answers 404'] })
  await field.fill('19')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'A part of the console could not be loaded. Check the connection and try again.',
  )
  await expect(field).toHaveValue('19')

  testConsole.server.lift()
  await field.press('Enter')
  await expect(field).toHaveCount(0)
})
