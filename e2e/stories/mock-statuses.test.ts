import { expect, type Page } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { findViolations } from '../src/find-violations.ts'
import { openMockEditor, openMocksApi } from '../src/mock-editor.ts'
import { noticeArea } from '../src/notice-area.ts'
import { test } from '../src/test.ts'

const list = '/mocks/writing/?q=Flotilla'
const names = ['Flotilla 1', 'Flotilla 2', 'Flotilla 3'] as const
const endsEarly = { start_time: '2031-05-02T09:00:00Z', end_time: '2031-05-01T09:00:00Z' }

const status = (page: Page, name: string, label: string) =>
  expect(
    page.getByRole('button', { name: `Change the status of ${name}, ${label}`, includeHidden: true }),
  ).toBeAttached()

test('mocks are published together, one with errors is not and leads to its editor, and Undo takes it back in every tab', async ({
  page,
  context,
  startConsole,
}) => {
  // Each is like the first there is, in which another story may have made errors: they become unlike once all are there.
  const { url } = await startConsole('memory')
  const mocks = await openMocksApi({ url })
  const created = []
  for (const name of names) created.push(await mocks.create(name))
  for (const { id, name } of created) {
    const change = name === names[1] ? { status: 'draft', ...endsEarly } : { status: 'in review' }
    await mocks.change(id, (mock) => ({ ...mock, ...change }))
  }
  await signIn(page, url)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${url}${list}`)
  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto(`${url}${list}`)
  await other.mouse.move(700, 400)
  await status(other, names[0], 'In review')

  await page.bringToFront()
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    '2 of them are waiting for a review. Those with errors stay as they are.',
  )
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog', { name: 'Published 2 of 3 writing mocks' })).toBeVisible()
  await expect(dialog).toContainText(
    '1 error: The mock must end after it starts. Publish it from its editor.',
  )
  await expect(dialog.getByRole('link', { name: 'Open its editor' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await status(page, names[0], 'Published')
  await status(other, names[0], 'Published')
  await status(other, names[1], 'Draft')

  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('dialog', { name: '2 writing mocks restored' })).toBeVisible()
  await status(page, names[2], 'In review')
  await status(other, names[0], 'In review')
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  await page.getByRole('button', { name: `Change the status of ${names[1]}, Draft` }).click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  const notice = noticeArea(page)
  await expect(notice).toContainText(`“${names[1]}” was not changed`)
  await notice.getByRole('button', { name: 'Edit' }).click()
  await expect(openMockEditor(page).outline).toBeVisible()
})
