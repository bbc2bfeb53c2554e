import { expect } from '@playwright/test'
import { openArticleEditor, openArticlesApi, paragraph, threeSections } from '../../src/article-editor.ts'
import { failedToLoad } from '../../src/complaints.ts'
import { expectDraft } from '../../src/expect-draft.ts'
import { crash } from '../../src/package-editor.ts'
import { test } from '../../src/test.ts'

// proves 1.8, 2.22, B43
test('an article is written with the keyboard alone, created, reloaded and read', {
  tag: ['@gate', '@browsers'],
}, async ({ page, signIn, testConsole }) => {
  await signIn(page)
  await page.goto('/grammar/new')
  const editor = openArticleEditor(page)
  await expect(editor.field('Title')).toBeFocused()
  const title = `Zero article ${test.info().repeatEachIndex}`
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await page.keyboard.type('When no article is needed')
  const add = page.getByRole('button', { name: 'List', exact: true })
  for (
    let press = 0;
    press < 12 && !(await add.evaluate((button) => button === document.activeElement));
    press++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Names of countries')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Meals')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('General statements take none.')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.type(' Mostly.')
  await editor.save()
  await expect(page).toHaveURL(/\/grammar\/\d+\/edit$/)
  await page.reload()
  await expect(editor.field('Paragraph')).toHaveValue('General statements take none. Mostly.')
  const id = Number(/grammar\/(\d+)/.exec(page.url())?.[1])
  const api = await openArticlesApi(testConsole)
  expect(await api.find(id)).toMatchObject({
    title,
    sub_title: 'When no article is needed',
    contents: [
      { content_type: 'paragraph' },
      { list_items: [{ list_item: 'Names of countries' }, { list_item: 'Meals' }] },
    ],
  })
  await page.getByRole('link', { name: 'Back to the article' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Names of countries' })).toBeVisible()
})

// proves 2.24, B52
test('a draft survives the crash of its tab, and is offered with its differences, restored and saved', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const api = await openArticlesApi(testConsole)
  const { id } = await api.create('Crashed', threeSections)
  await signIn(page)
  const before = openArticleEditor(page)
  await before.open(id)
  await before.section('Points').getByLabel('Section title').click()
  await page.keyboard.press('Alt+ArrowUp')
  await before.section('Uses').getByLabel('Paragraph').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Written for an hour.')
  await before.expectKept()
  await expectDraft(page, 'Written for an hour.')
  await crash(page)

  const next = await context.newPage()
  const after = openArticleEditor(next)
  await after.open(id)
  await expect(after.left).toContainText('Section “Uses”')
  await after.left.getByRole('button', { name: 'Restore' }).click()
  await after.expectSections('Points', 'Uses', 'Forms')
  // The editor keeps the focus.
  await expect.poll(() => next.evaluate(() => document.activeElement?.localName)).not.toBe('body')
  await expect(after.field('Paragraph').first()).toHaveValue('First paragraph. Written for an hour.')
  await after.save()
  await after.expectSaved('Crashed')
  expect((await api.find(id)).contents.map(({ title }) => title)).toEqual(['Points', 'Uses', 'Forms'])
})

// proves B42
test('a printed article has its text and nothing of the frame, also after its editor was open', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  const api = await openArticlesApi(testConsole)
  const { id } = await api.create('Read on paper', [...threeSections, paragraph('The last one', 'Two words')])
  await signIn(page)
  await page.goto(`/grammar/${id}/`)
  // The editor's style sheets come after those of the article.
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('tree')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tree')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The last one' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Read on paper' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The last one' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})
