import { expect } from '@playwright/test'
import { openArticleEditor, openArticlesApi, paragraph, table, threeSections } from '../src/article-editor.ts'
import { failedToLoad } from '../src/complaints.ts'
import { expectDraft } from '../src/expect-draft.ts'
import { findLayoutFlaws } from '../src/find-layout-flaws.ts'
import { phone } from '../src/frame.ts'
import { crash } from '../src/package-editor.ts'
import { test } from '../src/test.ts'

// proves 1.8, 2.22, B43
test('an article is written with the keyboard alone, created, reloaded and read', {
  tag: '@browsers',
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
test('what was written before the tab crashed is offered with its differences, restored and saved', async ({
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
  // The keys go on reaching the editor.
  await expect.poll(() => next.evaluate(() => document.activeElement?.localName)).not.toBe('body')
  await expect(after.field('Paragraph').first()).toHaveValue('First paragraph. Written for an hour.')
  await after.save()
  await after.expectSaved('Crashed')
  expect((await api.find(id)).contents.map(({ title }) => title)).toEqual(['Points', 'Uses', 'Forms'])
})

// proves B50
test('on a phone the editor says how long the article is, and goes to its sections from a menu', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  const api = await openArticlesApi(testConsole)
  const { id } = await api.create('Read on a phone', [
    ...threeSections,
    paragraph('The last one', 'Two words'),
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto(`/grammar/${id}/edit`)
  await expect(page.getByText(/^\d+ words · 1 min$/)).toBeInViewport()
  await page.getByRole('button', { name: 'Go to a section' }).click()
  await page.getByRole('menuitem', { name: /The last one/ }).click()
  const section = page.getByRole('region', { name: 'Section “The last one”' })
  await expect(section).toBeInViewport()
  await expect(section.getByLabel('Section title')).toBeFocused()
})

test('on a phone that the draft is kept can be read beside what is done with the text', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openArticlesApi(testConsole)
  const { id } = await api.create('Kept on a phone', threeSections)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const editor = openArticleEditor(page)
  await editor.open(id)
  await editor.field('Title').fill('Kept on a small phone')
  await editor.expectKept()
  const cutOff = await page.getByText('Draft kept on this device').evaluate((note) => {
    const range = document.createRange()
    const [text] = note.childNodes
    if (text === undefined) return Number.NaN
    range.setStart(text, 0)
    range.setEnd(text, 'Draft kept'.length)
    return range.getBoundingClientRect().right - note.getBoundingClientRect().right
  })
  expect(cutOff).toBeLessThanOrEqual(0)
})

test('on a phone all that can be done with an article stands in one row', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  const api = await openArticlesApi(testConsole)
  const { id } = await api.create('Read on a phone, under a title that needs two lines there', threeSections)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto(`/grammar/${id}/`)
  const actions = [
    page.getByRole('link', { name: 'Edit article' }),
    page.getByRole('button', { name: 'More actions' }),
  ]
  for (const action of actions) await expect(action).toBeVisible()
  const middles = await Promise.all(
    actions.map(async (action) => {
      const { y = 0, height = 0 } = (await action.boundingBox()) ?? {}
      return Math.round(y + height / 2)
    }),
  )
  expect(new Set(middles).size).toBe(1)
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isTooWide()).toBe(false)
  await actions[1]?.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Duplicate', 'Print', 'Delete'])
})

// proves B42
test('an article is printed as learners read it, without what stands around it', async ({
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
  // The editor brings sheets of its own, which come after those of the article.
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

test('the copies of a table that two people changed split no word and leave room to close them', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openArticlesApi(testConsole)
  const columns = ['Subject', 'Positive', 'Negative', 'Question']
  const forms = (form: string) => [table('Forms', columns, [['I, you, we', form, 'do not work', 'Do you?']])]
  const { id } = await api.create('Changed by two', forms('work'))
  await signIn(page)
  const editor = openArticleEditor(page)
  await editor.open(id)
  await editor.field('Positive, row 1').fill('works')
  await api.change(id, ({ contents: [stored] }) => ({ contents: [{ ...stored, ...forms('worked')[0] }] }))
  await page.getByRole('button', { name: 'Save changes' }).click()
  const conflict = page.getByRole('dialog', { name: 'This article was changed elsewhere' })
  await expect(conflict.getByText('worked')).toBeVisible()
  expect(await findLayoutFlaws(page)).toEqual([])
  await page.setViewportSize(phone)
  const title = await conflict.getByText('This article was changed elsewhere').evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().right
  })
  const close = await conflict.getByRole('button', { name: 'Close' }).boundingBox()
  expect(title).toBeLessThanOrEqual(close?.x ?? 0)
})
