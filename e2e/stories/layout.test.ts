import { expect, type Locator, type Page } from '@playwright/test'
import { openArticleEditor, openArticlesApi, paragraph, threeSections } from '../src/article-editor.ts'
import { openApi } from '../src/console/open-api.ts'
import { countColours } from '../src/count-colours.ts'
import { openCouponsApi } from '../src/coupons-api.ts'
import { phone } from '../src/frame.ts'
import { chooseMore } from '../src/menu-item.ts'
import { openMockEditor, openMocksApi } from '../src/mock-editor.ts'
import { test } from '../src/test.ts'
import { views } from '../src/views/views.ts'

const desktop = { width: 1440, height: 900 }
const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN)
const softly = expect.configure({ soft: true })
const countHiddenPixels = (scroller: Locator) =>
  scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

const lists = ['/packages/', '/coupons/', '/grammar/', '/mocks/reading/', '/mocks/listening/']
const longCode = 'THIRTY-TWO-LETTERS-LONG-EXACTLY1'
const widths = [320, 768, 1024, 1100, 1280, 1440, 2560, 390]

test('at every width a list is complete: rows below their headings, nothing clipped, on a phone the first row near the top', async ({
  page,
  signIn,
  testConsole,
}) => {
  test.slow()
  const dates = { starts_at: '2026-11-21T10:30:00Z', expires_at: '2090-11-21T10:30:00Z' }
  const api = await openCouponsApi(testConsole)
  await api.create({ code: longCode, ...dates })
  await signIn(page)
  for (const path of lists) {
    await page.goto(path)
    const first = page.getByRole('row').nth(1)
    await expect(first).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${path} at ${width} pixels`
      await softly(page.locator('[data-narrow]').first(), where).toHaveAttribute(
        'data-narrow',
        String(width <= 1100),
      )
      await softly
        .poll(() => page.evaluate(readListLayout), where)
        .toEqual({ isCovered: false, isSideways: false, isNameCramped: false })
    }
    await softly.poll(() => topOf(first), `the first row of ${path} on a phone`).toBeLessThanOrEqual(260)
    const filters = page.getByRole('button', { name: 'Filter & sort' })
    await softly(filters, path).toHaveText('Filter & sort')
    await softly(page.getByRole('radiogroup'), path).toHaveCount(0)
  }
})

test('on a phone the first mock with problems is in sight, and so are the buttons of a dialog at every width', async ({
  page,
  signIn,
  openView,
}) => {
  await signIn(page)
  await page.setViewportSize(phone)
  await page.goto('/mocks/health/')
  await expect(page.getByText(/^\d+ checked\.$/)).toBeVisible()
  await softly.poll(() => topOf(page.getByRole('row').nth(1))).toBeLessThanOrEqual(310)
  await page.setViewportSize(desktop)
  await openView(views['A printed test line by line'])
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 768 })
    await softly(page.getByRole('button', { name: /^Add 3 passages/ }), String(width)).toBeInViewport({
      ratio: 1,
    })
  }
})

test('at 1024 the words of the menu are whole in the path to a record, and a selection has its actions in one row', async ({
  page,
  openView,
}) => {
  await openView(views['An article'])
  await page.setViewportSize({ width: 1024, height: 768 })
  const path = page.getByRole('navigation', { name: 'Breadcrumb' })
  for (const words of ['Content', 'Grammar & essays']) {
    await softly.poll(() => countHiddenPixels(path.getByRole('listitem').filter({ hasText: words }))).toBe(0)
  }
  await openView(views['A selection of coupons'])
  await page.setViewportSize({ width: 1024, height: 768 })
  const buttonOf = (name: string) =>
    page.getByRole('region', { name: 'Selection' }).getByRole('button', { name })
  expect(await topOf(buttonOf('Delete'))).toBe(await topOf(buttonOf('Change values')))
})

test('at 1024 the head of papers is one row, and explanations are not cut', async ({ page, openView }) => {
  const small = { width: 1024, height: 768 }
  await openView(views['The papers of a mock'])
  await page.setViewportSize(small)
  const head = await topOf(page.getByRole('heading', { name: /^Papers of/ }))
  const print = await topOf(page.getByRole('button', { name: 'Print' }))
  softly(Math.abs(print - head)).toBeLessThan(12)
  await page.setViewportSize(desktop)
  await openView(views['The explanations of a reading mock'])
  await page.setViewportSize(small)
  const countCutPixels = () =>
    page.getByRole('dialog').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await softly.poll(countCutPixels).toBe(0)
})

test('on a phone an error without the frame has room at its sides', async ({ page, openView }) => {
  await openView(views['An error of another kind'])
  await page.setViewportSize(phone)
  expect((await page.getByRole('alert').boundingBox())?.x).toBeGreaterThanOrEqual(16)
})

function readListLayout() {
  const rect = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const [heading, row, name, table] = [
    rect('thead'),
    rect('tbody tr'),
    rect('[data-narrow="true"] td:has(> a)'),
    rect('table'),
  ]
  return {
    isCovered: row.top < heading.bottom - 1,
    isSideways: document.documentElement.scrollWidth > innerWidth,
    // A card has a name and one figure, beside a check box and an actions menu.
    isNameCramped: name.width > 0 && name.width < table.width / 3,
  }
}

test('with a mock in review a list 1,280 pixels wide keeps names readable, and the Remotes screen its commands in one row', async ({
  page,
  signIn,
  testConsole,
}) => {
  const call = await openApi(testConsole)
  const [{ id } = { id: 0 }] = await call<{ id: number }[]>('GET', 'mocks/reading')
  const { id: _id, ...mock } = await call<{ id: number }>('GET', `mocks/reading/${id}`)
  await call('PUT', `mocks/reading/${id}`, { ...mock, status: 'in review' })
  await signIn(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/mocks/reading/')
  await expect(page.getByRole('combobox').filter({ hasText: 'Any review' })).toBeVisible()
  const name = await page.getByRole('row').nth(1).getByRole('link').first().boundingBox()
  softly(name?.width ?? 0, 'pixels of a name').toBeGreaterThan(220)

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/console/remotes/')
  const commands = ['Refresh', 'Copy as text'].map((label) => page.getByRole('button', { name: label }))
  await softly.poll(() => countRows(commands), 'rows of commands of the Remotes screen').toBe(1)
})

test('toolbar, filters, coupon rows, and the lines and actions of a card do not wrap', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(desktop)
  await signIn(page)
  await page.goto('/packages/')
  const search = page.getByRole('searchbox')
  const row = page.getByRole('row', { name: 'November double coins' })
  await expect(row).toBeVisible()
  const distance = async () =>
    Math.abs((await topOf(page.getByRole('button', { name: 'View options' }))) - (await topOf(search)))
  await softly.poll(distance, 'the toolbar of the packages').toBeLessThan(10)
  await search.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const { x, y, width, height } = (await page.locator('tr:focus-visible').boundingBox()) ?? new DOMRect()
  const strip = (top: number, high: number) =>
    countColours(page, { x: x + 2, y: top, width: width - 4, height: high })
  softly(await strip(y, 2), 'the focus ring above a row').toBe(1)
  softly(await strip(y + height - 2, 2), 'the focus ring below a row').toBe(1)
  softly(await strip(y, 6), 'the focus ring and the row in it').toBeGreaterThan(1)
  await page.setViewportSize(phone)
  const parts = ['Archived', '1,200 coins', '0 gems'].map((text) => row.getByText(text, { exact: true }))
  await softly.poll(() => countRows(parts), 'the lines of a card').toBe(1)

  // Filters that do not fit beside the search get a row of their own.
  await page.setViewportSize(desktop)
  await page.goto('/mocks/reading/')
  const filters = page.getByRole('combobox').filter({ hasText: /^Any / })
  await expect(filters.last()).toBeVisible()
  softly(await countRows(await filters.all()), 'the filters of the mocks').toBe(1)
  softly(await distance(), 'the toolbar of the mocks').toBeLessThan(10)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/coupons/')
  const rows = page.locator('tbody').getByRole('row').filter({ hasNotText: longCode })
  await expect(rows.nth(15)).toBeVisible()
  const readHeights = () =>
    rows.evaluateAll((found) => new Set(found.map((one) => one.getBoundingClientRect().height)).size)
  await expect.poll(readHeights, 'heights of coupons').toBe(1)

  await page.goto('/mocks/speaking/new')
  await page.getByRole('button', { name: 'Full interview, Academic' }).click()
  await openMockEditor(page).part('Details')
  await openMockEditor(page).field('Name').fill('Interview on a phone')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\?mock=/)
  await page.setViewportSize(phone)
  await page.goto('/mocks/speaking/')
  const actions = ['Import…', 'Export all', 'New mock'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  for (const action of actions) await expect(action).toBeVisible()
  softly(await countRows(actions), 'the actions of the speaking mocks').toBe(1)
  const heading = page.getByRole('heading', { level: 1, name: 'Speaking mocks' })
  softly((await heading.boundingBox())?.height, 'one line of heading').toBeLessThan(40)
  const card = page.getByRole('row', { name: 'Interview on a phone' })
  for (const cell of [
    card.getByRole('link'),
    card.getByText('On this device only'),
    card.getByText('just now'),
  ])
    softly((await cell.boundingBox())?.height, 'one line in a card').toBeLessThan(30)
})

const countRows = async (elements: Locator[]) => new Set(await Promise.all(elements.map(topOf))).size

test('the status and Save of a form are in sight at every width, and opening it does not move the list', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await signIn(page)
  const form = page.getByRole('dialog')
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.mouse.move(700, 300)
  await page.mouse.wheel(0, 120)
  const readScroll = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(readScroll).toBe(120)
  await page.getByRole('row').nth(4).getByRole('link').click()
  await expect(form).toBeVisible()
  // With reduced motion it does not slide in.
  const box = await form.boundingBox()
  softly((box?.x ?? 0) + (box?.width ?? 0), 'the edge of the form').toBe(1280)
  softly(await readScroll(), 'the list behind the form').toBe(120)

  for (const address of ['/coupons/?edit=1', '/packages/?edit=1']) {
    await page.goto(address)
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 480 })
      const where = `${address} at ${width} pixels`
      for (const name of ['Draft', 'Published', 'Archived']) {
        const status = form.getByRole('radiogroup', { name: 'Status' }).getByText(name)
        await softly(status, where).toBeInViewport({ ratio: 1 })
      }
      await softly(form.getByRole('button', { name: 'Save changes' }), where).toBeInViewport({ ratio: 1 })
    }
  }
})

// proves B50
test('on a phone an article and its editor have their actions in reach, and the editor leads to its sections', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openArticlesApi(testConsole)
  const title = 'Read on a phone, under a title that needs two lines there'
  const { id } = await api.create(title, [...threeSections, paragraph('The last one', 'Two words')])
  await page.setViewportSize(phone)
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
  softly(new Set(middles).size, 'rows of actions').toBe(1)
  softly(await countHiddenPixels(page.locator('html')), 'the article is too wide').toBe(0)

  await page.getByRole('link', { name: 'Edit article' }).click()
  const editor = openArticleEditor(page)
  await softly(page.getByText(/^\d+ words · 1 min$/)).toBeInViewport()
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
  softly(cutOff, 'what is cut off of “Draft kept”').toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Go to a section' }).click()
  await page.getByRole('menuitem', { name: /The last one/ }).click()
  await softly(editor.section('The last one')).toBeInViewport()
  await softly(editor.section('The last one').getByLabel('Section title')).toBeFocused()
  await expectBarInReach(page)
})

test('the editor of a mock has its buttons in reach on a phone, and its versions have theirs in one column', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openMocksApi(testConsole)
  const { id } = await api.create('Harbour')
  await api.change(id, ({ id: _id, ...mock }) => ({
    ...mock,
    writing_questions: {
      ...mock.writing_questions,
      parts: mock.writing_questions.parts.map((part) => ({ ...part, task: 'A letter to …', wordlimit: 1 })),
    },
  }))
  await page.setViewportSize(desktop)
  await signIn(page)
  const editor = openMockEditor(page)
  await editor.open(id)
  await editor.part('Details')
  await editor.field('Name').fill('Harbour with errors')
  await editor.save()
  await editor.saved('Harbour with errors')
  await chooseMore(page, 'Versions')
  const versions = page.getByRole('dialog', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.first()).toContainText(/errors?/)
  await page.setViewportSize({ width: 560, height: 900 })
  const measureGaps = async () =>
    Promise.all(
      (await versions.all()).map(async (version) => {
        const [row, button] = await Promise.all(
          [version, version.getByRole('button', { name: 'Restore' })].map((part) => part.boundingBox()),
        )
        return button && row && Math.round(row.x + row.width - button.x - button.width)
      }),
    )
  await softly.poll(measureGaps, 'between the buttons and the edge').toEqual([0, 0])
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await expectBarInReach(page)
})

/** While the editor's page is scrolled. */
async function expectBarInReach(page: Page) {
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  softly(await save.evaluate(listUnreached), 'out of reach').toEqual([])
}

/** Names of the toolbar's buttons that are covered where they are drawn. */
function listUnreached(button: Element): string[] {
  const pressed = [...(button.closest('header')?.querySelectorAll('a, button, label') ?? [])]
  const isReached = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  return pressed
    .filter((element) => element.getBoundingClientRect().width > 1 && !isReached(element))
    .map((element) => element.ariaLabel ?? element.textContent)
}

test('the tables of a test are not clipped on a phone or in the preview beside the editor', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page)
  await page.goto('/mocks/listening/')
  await page.getByRole('link', { name: 'Meridian 5: Listening, parts 2 and 4' }).click()
  const answers = page.getByRole('region', { name: 'Table of questions 16–20' })
  await expect(answers.getByText('merchants')).toBeVisible()
  await softly.poll(() => countHiddenPixels(answers), 'a table on a phone').toBe(0)

  await page.setViewportSize(desktop)
  await page.goto('/mocks/listening/')
  await page.getByRole('link', { name: 'Harbour 2: Listening, Test 1' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  const table = preview.getByRole('region', { name: 'Table of questions 1–6' })
  await expect(table.getByRole('columnheader', { name: 'Notes' })).toBeVisible()
  for (const size of [desktop, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size)
    await softly.poll(() => countHiddenPixels(table), `a table beside ${size.width} pixels`).toBe(0)
  }

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/mocks/reading/')
  await page.getByRole('link', { name: 'Meridian 4: Academic Reading, Test 2' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const countLines = (cell: Element) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return range.getClientRects().length
  }
  const head = preview.getByRole('columnheader', { name: 'substance' })
  softly(await head.evaluate(countLines), 'lines of the head of a column').toBe(1)
})

test('headings of lists and of records stand at one place', async ({ page, openView }) => {
  const names = [
    'The package list',
    'An article',
    'A reading mock',
    'Words to be replaced in all mocks',
  ] as const
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const places = new Set<number>()
    const ends = new Set<number>()
    for (const name of names) {
      await openView(views[name])
      places.add(Math.round((await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0))
      const primary = page.getByRole('main').getByRole('link', { name: /^Edit/ })
      if ((await primary.count()) > 0) ends.add(Math.round(await rightOf(primary)))
    }
    softly([...places], `${width}`).toHaveLength(1)
    softly([...ends], `the primary actions at ${width}`).toHaveLength(1)
  }
})

const rightOf = async (locator: Locator) => {
  const { x, width } = (await locator.boundingBox()) ?? new DOMRect()
  return x + width
}

test('names have their room: titles of articles, books in one line, long names within a drawer and from their beginning', async ({
  page,
  signIn,
  testConsole,
}) => {
  await page.setViewportSize(desktop)
  const call = await openApi(testConsole)
  const [{ id } = { id: 0 }] = await call<{ id: number }[]>('GET', 'mocks/reading')
  const { id: _id, ...mock } = await call<{ id: number }>('GET', `mocks/reading/${id}`)
  const named = await call<{ id: number }>('POST', 'mocks/reading', {
    ...mock,
    name: 'اختبار القراءة '.repeat(12),
  })
  await call('POST', 'mocks/reading', { ...mock, name: 'W'.repeat(200) })
  const dear = { coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft', name: 'W'.repeat(200) }
  const bought = await call<{ id: number }>('POST', 'packages', dear)
  await signIn(page)

  await page.goto('/grammar/')
  const title = page.getByRole('row').nth(1).getByRole('link').first()
  await expect(title).toBeVisible()
  softly((await title.boundingBox())?.width ?? 0, 'pixels of a title').toBeGreaterThan(340)

  await page.goto('/mocks/health/')
  await expect(page.getByText(/^\d+ checked\.$/)).toBeVisible()
  const heights = () =>
    page
      .locator('tbody')
      .getByRole('row')
      .evaluateAll((rows) => new Set(rows.map((row) => row.clientHeight)).size)
  await softly.poll(heights, 'heights of rows with a long name among them').toBe(1)

  await page.goto(`/packages/?edit=${bought.id}`)
  const head = page.getByText(/^Edit W+$/)
  await expect(head).toBeVisible()
  softly(await rightOf(head)).toBeLessThanOrEqual(desktop.width)
  softly(await countHiddenPixels(head), 'of a long name in a drawer').toBe(0)

  await page.goto(`/mocks/reading/${named.id}/edit`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl')
})
