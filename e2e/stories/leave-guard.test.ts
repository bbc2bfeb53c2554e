import { expect } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { signInByForm } from '../src/console/sign-in.ts'
import { openFrame } from '../src/frame.ts'
import { openPackageEditor, openPackagesApi } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

// proves B18
test('without changes nothing is asked: not on closing, not on Back, not on a reload; with changes the browser asks in its own words', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id, name } = await (await openPackagesApi(testConsole)).create('Silver')
  await signIn(page)
  await page.goto('/packages/')
  const editor = openPackageEditor(page)
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(editor.field('Name')).toHaveValue(name)
  await page.goBack()
  await editor.expectClosed()
  await editor.open(id)
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
  await expect(editor.field('Name')).toHaveValue('Silver, unsaved')
  await editor.field('Name').fill(name)
  await editor.form.getByRole('button', { name: 'Cancel' }).click()
  await editor.expectClosed()
})

// proves B18
test('with unsaved changes Back and closing ask; keeping on, discarding and keeping a draft do what they say', {
  tag: '@browsers',
}, async ({ page, signIn, testConsole }) => {
  const { name } = await (await openPackagesApi(testConsole)).create('Silver to leave')
  await signIn(page)
  await page.goto('/packages/')
  const editor = openPackageEditor(page)
  const link = page.getByRole('link', { name, exact: true })
  await link.click()
  await editor.field('Coins').fill('77')
  await page.goBack()
  await editor.leaveQuestion.getByRole('button', { name: 'Keep editing' }).click()
  await expect(editor.field('Coins')).toHaveValue('77')
  await editor.form.getByRole('button', { name: 'Cancel' }).click()
  await editor.leaveQuestion.getByRole('button', { name: 'Leave, keep draft' }).click()
  await editor.expectClosed()

  await link.click()
  await editor.left.getByRole('button', { name: 'Restore' }).click()
  await expect(editor.field('Coins')).toHaveValue('77')
  await page.keyboard.press('Escape')
  await editor.leaveQuestion.getByRole('button', { name: 'Discard changes' }).click()
  await editor.expectClosed()
  await link.click()
  await expect(editor.field('Coins')).toHaveValue('1250')
  await expect(editor.left).toHaveCount(0)
})

for (const [path, field, askAnew] of [
  ['/mocks/writing/edit/1', 'Title', 'Retry'],
  ['/grammar/1/edit', 'Title', 'the link once more'],
] as const)
  test(`the editor at ${path} is there before the question that it asks, and lets nobody go until it comes by ${askAnew}`, async ({
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
    await page.goto(path)
    const missing = page.getByRole('listitem').filter({ hasText: 'Editor messages could not be loaded' })
    const title = page.getByRole('textbox', { name: field }).first()
    // What is fetched ahead at the first movement is said for a moment, and then nothing is on its way any more.
    await title.hover()
    await expect(missing).toBeVisible()
    await expect(missing).toHaveCount(0)
    await title.fill('Not saved')
    const elsewhere = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })
    await elsewhere.click()
    await expect(missing).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === path)
    testConsole.server.lift()
    if (askAnew === 'Retry') await missing.getByRole('button', { name: 'Retry' }).click()
    else {
      await missing.getByRole('button', { name: 'Close toast' }).click()
      await expect(missing).toHaveCount(0)
      await elsewhere.click()
    }
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await expect(missing).toHaveCount(0)
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

test('the answers to leaving stand in one row', async ({ page, signIn, testConsole }) => {
  const { id } = await (await openPackagesApi(testConsole)).create('Silver with answers')
  await signIn(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Coins').fill('77')
  await editor.form.getByRole('button', { name: 'Cancel' }).click()
  const answers = editor.leaveQuestion.getByRole('button', { name: /editing|changes|draft/ })
  await expect(answers).toHaveCount(3)
  const lines = await answers.evaluateAll((buttons) =>
    buttons.map((each) => each.getBoundingClientRect().top),
  )
  expect(new Set(lines).size, 'lines of buttons').toBe(1)
  const { y = 0, height = 0 } = (await editor.leaveQuestion.boundingBox()) ?? {}
  const window = page.viewportSize()?.height ?? 0
  expect(Math.abs(y + height / 2 - window / 2), 'pixels beside the middle').toBeLessThan(10)
})

// proves B18
test('signing out asks first, keeps a draft, and without changes asks nothing', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id } = await (await openPackagesApi(testConsole)).create('Silver to sign out of')
  await signIn(page)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill('Silver, still there')
  const { signOutByKeyboard } = openFrame(page)
  await signOutByKeyboard()
  const question = page.getByRole('dialog', { name: 'Sign out without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(editor.field('Name')).toHaveValue('Silver, still there')
  await signOutByKeyboard()
  await question.getByRole('button', { name: 'Sign out, keep draft' }).click()
  await expect(page).toHaveURL(/\/signin/)

  await signInByForm(page)
  await editor.open(id)
  await editor.left.getByRole('button', { name: 'Restore' }).click()
  await expect(editor.field('Name')).toHaveValue('Silver, still there')
})
