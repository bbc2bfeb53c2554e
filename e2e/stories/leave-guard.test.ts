import { expect } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

// proves B18
test('Back, reload and closing the tab ask nothing while nothing was changed; with unsaved changes Back asks in the console and closing in the browser', {
  tag: '@gate',
}, async ({ page, signIn, testConsole }) => {
  const { name } = await (await openPackagesApi(testConsole)).create('Silver')
  await signIn(page)
  await page.goto('/packages/')
  const editor = openPackageEditor(page)
  const link = page.getByRole('link', { name, exact: true })
  await link.click()
  await expect(editor.field('Name')).toHaveValue(name)
  await page.goBack()
  await editor.expectClosed()
  await link.click()
  await editor.field('Name').fill('Something else')
  await editor.field('Name').fill(name)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.reload()
  await expect(editor.field('Name')).toHaveValue(name)
  expect(asked).toEqual([])

  await editor.field('Name').fill('Silver, unsaved')
  const closing = page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await closing
  await page.goBack()
  const answers = editor.leaveQuestion.getByRole('button', { name: /editing|changes|draft/ })
  await expect(answers).toHaveCount(3)
  const lines = await answers.evaluateAll((buttons) =>
    buttons.map((each) => each.getBoundingClientRect().top),
  )
  expect(new Set(lines).size, 'lines of buttons').toBe(1)
  await editor.leaveQuestion.getByRole('button', { name: 'Keep editing' }).click()
  await expect(editor.field('Name')).toHaveValue('Silver, unsaved')
  await editor.form.getByRole('button', { name: 'Cancel' }).click()
  await editor.leaveQuestion.getByRole('button', { name: 'Discard changes' }).click()
  await editor.expectClosed()
  await expect(link).toBeVisible()
})

test('an editor whose leave question cannot be loaded keeps the person, says so, and asks after Retry', async ({
  page,
  complaints,
  signIn,
  testConsole,
}) => {
  complaints.allow(...faultComplaints)
  testConsole.server.fail({
    match: ({ pathname }) => pathname.endsWith('/static/js/async/ui-form.js'),
    fault: { kind: 'reset' },
  })
  await signIn(page)
  await page.goto('/mocks/writing/edit/1')
  const missing = page
    .getByRole('listitem')
    .filter({ hasText: 'The question before leaving could not be loaded' })
  const title = page.getByRole('textbox', { name: 'Title' }).first()
  await title.fill('Not saved')
  const elsewhere = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })
  await elsewhere.click()
  await expect(missing).toBeVisible()
  await expect(page).toHaveURL('/mocks/writing/edit/1')
  testConsole.server.lift()
  await missing.getByRole('button', { name: 'Retry' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(missing).toHaveCount(0)
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/')
})
