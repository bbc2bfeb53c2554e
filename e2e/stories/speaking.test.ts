import { expect } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { apiPathPrefix } from '../src/console/start-test-console.ts'
import { importInterview, openMockEditor } from '../src/mock-editor.ts'
import { test } from '../src/test.ts'

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
  expect(calls()).toEqual(['POST mocks/speaking 201', `PUT mocks/speaking/${id} 200`])
  await page.goto(`${url}/mocks/speaking/`)
  await page.getByRole('link', { name: 'Interview on the server' }).click()
  await editor.part('Part 1')
  await expect(page.getByRole('textbox', { name: 'Question' }).first()).toHaveValue('Where did you grow up?')
})

test('the questions of a long interview are numbered on to the last, also after one is put before them', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await importInterview(page, 40)
  const questions = page.getByRole('textbox', { name: 'Question' })
  const devtools = await page.context().newCDPSession(page)
  /** Numbers are drawn by the browser and in no element: they are read as a screen reader does. */
  async function readLastNumber() {
    await questions.last().focus()
    const { nodes } = await devtools.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const isInRow = (id = ''): boolean => {
      const node = byId.get(id)
      return node !== undefined && (node.role?.value === 'listitem' || isInRow(node.parentId))
    }
    const numbers = nodes
      .filter(({ role, parentId }) => role?.value === 'StaticText' && isInRow(parentId))
      .map(({ name }) => Number(name?.value))
    return Math.max(...numbers.filter(Number.isInteger))
  }
  await expect.poll(readLastNumber).toBe(30)
  await questions.first().focus()
  await page.keyboard.press('Shift+Enter')
  await expect(questions).toHaveCount(31)
  await expect.poll(readLastNumber).toBe(31)
})
