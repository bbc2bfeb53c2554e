import { expect } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { apiPathPrefix } from '../src/console/start-test-console.ts'
import { findViolations } from '../src/find-violations.ts'
import { phone } from '../src/frame.ts'
import { openMockEditor } from '../src/mock-editor.ts'
import { test } from '../src/test.ts'

// proves B71
test('where the server has speaking mocks, one is created there, listed, changed and read again', async ({
  page,
  startConsole,
}) => {
  const testConsole = await startConsole('memory', { features: { speakingApi: true } })
  const { url, server } = testConsole
  const calls = () =>
    server.requests
      .filter(({ method, path }) => method !== 'GET' && path.includes('/mocks/speaking'))
      .map(({ method, path, status }) => `${method} ${path.replace(`${apiPathPrefix}/`, '')} ${status}`)
  await signIn(page, url)
  await page.goto(`${url}/mocks/speaking/`)
  await expect(page.getByText('Interviews of three parts, with a cue card and times.')).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'New speaking mock' }).click()
  await page.getByRole('button', { name: 'Full interview, Academic' }).click()
  const editor = openMockEditor(page)
  await editor.part('Details')
  await editor.field('Name').fill('Interview on the server')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/mocks\/speaking\/new\?mock=\d+$/)
  const id = new URL(page.url()).searchParams.get('mock')
  await editor.part('Part 1')
  await page.getByRole('textbox', { name: 'Question' }).first().fill('Where did you grow up?')
  await editor.save()
  await editor.saved('Interview on the server')
  await expect.poll(calls).toEqual(['POST mocks/speaking 201', `PUT mocks/speaking/${id} 200`])
  await page.goto(`${url}/mocks/speaking/`)
  await page.getByRole('link', { name: 'Interview on the server' }).click()
  await editor.part('Part 1')
  await expect(page.getByRole('textbox', { name: 'Question' }).first()).toHaveValue('Where did you grow up?')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await saving).path()
  await page.goto(`${url}/mocks/speaking/`)
  const shared = page.getByRole('link', { name: 'Interview on the server' })
  await expect(shared).toHaveCount(1)
  await page.getByLabel('Speaking mocks as JSON').setInputFiles([file, file])
  const asked = page.getByRole('dialog', { name: '2 mocks are here already' })
  await expect(asked.getByText('The mock here is the same.')).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  await asked.getByRole('button', { name: 'Keep both for all' }).click()
  await expect(asked).toBeHidden()
  await expect(shared).toHaveCount(3)
  await expect.poll(() => calls().slice(2)).toEqual(['POST mocks/speaking 201', 'POST mocks/speaking 201'])
})

const cueCard = `Describe a bridge that you know well.
You should say:
• where it is
• how often you cross it
and explain why you remember it.
Do people in your country like old bridges?`

test('a pasted cue card is shared as a file and arrives whole in the browser of a colleague', async ({
  page,
  browser,
  testConsole: { url },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, url)
  await page.goto('/mocks/speaking/new')
  await page.getByRole('button', { name: 'Full interview, Academic' }).click()
  const editor = openMockEditor(page)
  await editor.part('Details')
  await editor.field('Name').fill('Bridges')
  await editor.part('Part 2')
  await page.evaluate((text) => navigator.clipboard.writeText(text), cueCard)
  await editor.field('Topic').press('Control+v')
  await expect(page.getByText('Pasted a cue card')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await saving).path()

  const context = await browser.newContext({ baseURL: url })
  const other = await context.newPage()
  await signIn(other, url)
  await other.goto('/mocks/speaking/')
  await expect(other.getByRole('heading', { name: 'No speaking mocks on this device' })).toBeVisible()
  await other.getByLabel('Speaking mocks as JSON').setInputFiles(file)
  const row = other.getByRole('row', { name: 'Bridges' })
  // On a phone its state stands under its name, and each in one line.
  const wide = other.viewportSize() ?? phone
  await other.setViewportSize(phone)
  await expect(row.getByRole('cell')).toHaveCount(4)
  for (const cell of [row.getByRole('link'), row.getByText('Kept'), row.getByText('just now')])
    expect((await cell.boundingBox())?.height).toBeLessThan(30)
  await other.setViewportSize(wide)
  await other.getByRole('link', { name: 'Bridges' }).click()
  const received = openMockEditor(other)
  await received.part('Part 2')
  await expect(received.field('Topic')).toHaveValue('Describe a bridge that you know well.')
  await expect(received.field('You should say')).toHaveValue(
    'where it is\nhow often you cross it\nand explain why you remember it.',
  )
  await expect(other.getByRole('textbox', { name: 'Question' }).first()).toHaveValue(
    'Do people in your country like old bridges?',
  )
  await context.close()
})

test('on a phone the heading and the actions of the list stand in one row', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/mocks/speaking/new')
  await page.getByRole('button', { name: 'Full interview, Academic' }).click()
  const editor = openMockEditor(page)
  await editor.part('Details')
  await editor.field('Name').fill('Interview on a phone')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\?mock=/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mocks/speaking/')
  const actions = ['Import…', 'Export all', 'New mock'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  for (const action of actions) await expect(action).toBeVisible()
  const rows = await Promise.all(actions.map(async (action) => (await action.boundingBox())?.y))
  expect(new Set(rows).size, 'rows of actions').toBe(1)
  const heading = page.getByRole('heading', { level: 1, name: 'Speaking mocks' })
  expect((await heading.boundingBox())?.height, 'one line of heading').toBeLessThan(40)
})
