import { expect } from '@playwright/test'
import { openMocksApi } from '../../src/mock-editor.ts'
import { test } from '../../src/test.ts'

test('the search in all mocks reads each mock once, keeps its index over a reload, and leads to the field', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openMocksApi(testConsole)
  const { id } = await api.create('A quagga in it')
  await signIn(page)
  const read: string[] = []
  page.on('request', (request) => {
    const [path] = /mocks\/\w+\/\d+$/.exec(request.url()) ?? []
    if (path !== undefined) read.push(path)
  })
  await page.goto('/mocks/speaking/')
  await expect(page.getByRole('heading', { level: 1, name: 'Speaking mocks' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Search in all mocks')
  await page.keyboard.press('Enter')
  const field = page.getByRole('searchbox', { name: 'Words to find' })
  await expect(field).toBeFocused()
  await expect(page.getByText('All mocks are ready to be searched.')).toBeVisible()
  expect(read).toContain(`mocks/writing/${id}`)

  await page.keyboard.type('quagga')
  const found = page.getByRole('region', { name: 'A quagga in it' })
  await expect(found.locator('mark').first()).toHaveText('quagga')

  await field.fill('a'.repeat(500))
  await expect(page.getByText('No mock contains')).toBeVisible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth, 'a long word breaks').toBe(clientWidth)
  await field.fill('quagga')
  await expect(found.locator('mark').first()).toHaveText('quagga')

  read.length = 0
  await page.reload()
  await expect(found).toBeVisible()
  await expect(page.getByText('All mocks searched')).toBeVisible()
  expect(read).toEqual([])
  await found.getByRole('listitem').getByRole('link').first().press('Enter')
  await expect(
    page.getByRole('region', { name: 'Editor' }).getByRole('textbox', { name: 'Name' }),
  ).toBeFocused()
})
