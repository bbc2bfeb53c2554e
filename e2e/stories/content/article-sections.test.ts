import { expect } from '@playwright/test'
import {
  list,
  openArticleEditor,
  openArticlesApi,
  paragraph,
  table,
  threeSections,
} from '../../src/article-editor.ts'
import { findViolationsNow } from '../../src/find-violations.ts'
import { test } from '../../src/test.ts'

// proves 2.24, B43
test('a section is dragged to another place, and undone and redone by keys', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openArticlesApi(testConsole)
  const { id } = await api.create('Reordered', threeSections)
  // Tall enough to show everything: scrolling during a drag is another story.
  await page.setViewportSize({ width: 1440, height: 1600 })
  await signIn(page)
  const editor = openArticleEditor(page)
  await editor.open(id)
  const grip = editor.section('Points').getByText('List', { exact: true })
  await grip.dragTo(editor.section('Uses'), { targetPosition: { x: 60, y: 4 } })
  await editor.expectSections('Points', 'Uses', 'Forms')
  await expect(page.getByRole('button', { name: 'Undo: Move “Points”' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await editor.expectSections('Uses', 'Points', 'Forms')
  await page.keyboard.press('Control+Shift+z')
  await editor.expectSections('Points', 'Uses', 'Forms')
})

test('a section keeps the focus and the caret while it is moved through a long article by keyboard', {
  tag: '@browsers',
}, async ({ page, signIn, testConsole }) => {
  const api = await openArticlesApi(testConsole)
  const names = Array.from({ length: 24 }, (_, index) => `Part ${index + 1}`)
  const { id } = await api.create(
    'A long one',
    names.map((name) => paragraph(name, `Text of ${name}.`)),
  )
  await signIn(page)
  const editor = openArticleEditor(page)
  await editor.open(id)
  const text = editor.section('Part 1').getByLabel('Paragraph')
  await text.click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  for (let step = 0; step < 17; step++) {
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('x')
    await expect(text).toBeFocused()
  }
  const moved = names.toSpliced(0, 1).toSpliced(17, 0, 'Part 1')
  await editor.expectSections(...moved)
  await expect(text).toHaveValue(`T${'x'.repeat(17)}ext of Part 1.`)
  for (let step = 0; step < 17; step++) await page.keyboard.press('Alt+ArrowUp')
  await editor.expectSections(...names)
  await expect(text).toBeFocused()
  await expect(text).toBeInViewport()
})

test('the field of a paragraph grows with its text, at every width, and shrinks with undo', {
  tag: '@browsers',
}, async ({ page, signIn, testConsole }) => {
  const api = await openArticlesApi(testConsole)
  const { id } = await api.create('Growing', threeSections)
  await signIn(page)
  const editor = openArticleEditor(page)
  await editor.open(id)
  const field = page.getByLabel('Paragraph', { exact: true }).first()
  // In one call, because content appearing above moves both.
  const measure = () =>
    field.evaluate((area) => {
      const own = area.getBoundingClientRect()
      const next = area.closest('[data-section]')?.nextElementSibling?.getBoundingClientRect()
      const isWhole = area.scrollHeight <= Math.ceil(area.clientHeight)
      const room = (next?.top ?? Number.NaN) - own.bottom
      // Firefox rounds to sixtieths of a pixel.
      return { isWhole, height: Math.round(own.height), room: Math.round(room) }
    })
  await field.click()
  await expect.poll(measure).toMatchObject({ isWhole: true })
  const before = await measure()
  expect(before.room).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await page.keyboard.type(
    ' Most claims of an essay are general, so their verbs need no time of their own.'.repeat(4),
  )
  await expect.poll(async () => (await measure()).height).toBeGreaterThan(before.height)
  await expect.poll(measure).toMatchObject({ isWhole: true, room: before.room })
  await page.setViewportSize({ width: 700, height: 900 })
  await expect.poll(measure).toMatchObject({ isWhole: true, room: before.room })
  await page.setViewportSize({ width: 1440, height: 900 })
  // One undo step per pause of a second, which a busy machine may add while typing.
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+z')
      return measure()
    })
    .toEqual(before)
})

// proves B45
test('a section is copied to another article through the clipboard', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const api = await openArticlesApi(testConsole)
  const from = await api.create('Copied from', threeSections)
  const to = await api.create('Copied to', [paragraph('Own', 'text')])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  const editor = openArticleEditor(page)
  await editor.open(from.id)
  await editor.choose('Forms', 'Copy for another article')
  await expect(page.getByText('Copied “Forms”')).toBeVisible()
  await editor.open(to.id)
  await editor.field('Paragraph').click()
  await page.keyboard.press('Control+v')
  await editor.expectSections('Own', 'Forms')
  await expect(editor.field('Paragraph')).toHaveValue('text')
  await editor.save()
  await editor.expectSaved('Copied to')
  const [, copy] = (await api.find(to.id)).contents
  expect(copy).toMatchObject({
    title: 'Forms',
    table_data: [{ table_columns: '["Subject","Form"]', table_rows: '[["I","am"]]' }],
  })
  expect(copy?.id).not.toBe(from.contents[2]?.id)
})

// proves B47
test('a web page that is pasted becomes sections after a preview, and its scripts never run', {
  tag: '@browsers',
}, async ({ page, context, signIn, testConsole }) => {
  const api = await openArticlesApi(testConsole)
  const { id } = await api.create('Pasted', [paragraph('Own', 'text')])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  const editor = openArticleEditor(page)
  await editor.open(id)
  const html = `<h2>Rules</h2><p>One &amp; <i>only</i></p><ul><li>First</li><li>Second<script>window.ran = 1</script></li></ul>
    <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>&lt;b&gt;2</td></tr></table>`
  await page.evaluate(async (text) => {
    const toBlob = (type: string, content: string) => new Blob([content], { type })
    const plain = 'Rules\nOne & only\nFirst\nSecond\nA\tB\n1\t2'
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': toBlob('text/html', text),
        'text/plain': toBlob('text/plain', plain),
      }),
    ])
  }, html)
  await editor.field('Paragraph').click()
  await page.keyboard.press('Control+v')
  const dialog = page.getByRole('dialog', { name: 'Paste text' })
  await expect(dialog).toContainText('The text becomes 3 sections')
  expect(await findViolationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add 3 sections' }).click()
  await editor.save()
  await editor.expectSaved('Pasted')
  expect((await api.find(id)).contents).toMatchObject([
    { title: 'Own' },
    { title: 'Rules', paragraphs: [{ paragraph: 'One & only' }] },
    { title: null, list_items: [{ list_item: 'First' }, { list_item: 'Second' }] },
    { title: null, table_data: [{ table_columns: '["A","B"]', table_rows: '[["1","<b>2"]]' }] },
  ])
})

// proves B51
test('markup in an article is shown as text in the article, the editor and the preview', async ({
  page,
  signIn,
  testConsole,
}) => {
  const attack = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>'
  const api = await openArticlesApi(testConsole)
  const patch = {
    sub_title: attack,
    image: 'javascript:window.ran=true',
    blog_image: 'data:text/html,<script>1</script>',
  }
  const { id } = await api.create(
    attack,
    [
      paragraph(attack, attack),
      list(attack, attack),
      table(attack, [attack], [[attack]]),
      { title: attack, content_type: 'definition' },
    ],
    patch,
  )
  await signIn(page)
  await page.goto(`/grammar/${id}/`)
  const article = page.getByRole('main')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(attack)
  await expect(article.getByText(attack)).toHaveCount(10)
  await expect(article.locator('img, script')).toHaveCount(0)
  const editor = openArticleEditor(page)
  await editor.open(id)
  await expect(editor.field('Paragraph')).toHaveValue(attack)
  // The preview beside the form leaves out the title and the subtitle.
  await expect(editor.preview.getByText(attack)).toHaveCount(8)
  await expect(page.locator('main img')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})
