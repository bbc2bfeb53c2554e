import { expect } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'
import { apiPathPrefix } from '../../src/console/start-test-console.ts'
import { findViolationsNow } from '../../src/find-violations.ts'
import { openMockEditor } from '../../src/mock-editor.ts'
import { test } from '../../src/test.ts'

// proves B71
test('with the feature speakingApi a speaking mock is created, listed, changed, read and imported on the server', async ({
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
  expect(await findViolationsNow(page)).toEqual([])
  await asked.getByRole('button', { name: 'Keep both for all' }).click()
  await expect(asked).toBeHidden()
  await expect(shared).toHaveCount(3)
  await expect.poll(() => calls().slice(2)).toEqual(['POST mocks/speaking 201', 'POST mocks/speaking 201'])
})
