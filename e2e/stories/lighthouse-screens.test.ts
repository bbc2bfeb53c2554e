import { expect } from '@playwright/test'
import { listScreens } from '../bench/lighthouse/list-screens.ts'
import { test } from '../src/test.ts'

test('the Lighthouse bench covers every screen', async ({ testConsole }) => {
  const screens = await listScreens(testConsole)
  expect(Object.keys(screens)).toEqual(
    expect.arrayContaining([
      ...['/', '/signin', '/console/remotes/', '/packages/?edit=1', '/coupons/?new', '/grammar/:id/edit/'],
      ...['/mocks/reading/:id/edit/', '/mocks/listening/:id/edit/', '/mocks/speaking/new/'],
      ...['/mocks/health/', '/mocks/media/', '/mocks/search/replace/', '/mocks/writing/:id/papers/'],
    ]),
  )
  for (const address of Object.values(screens)) expect(address).not.toMatch(/:id|undefined/)
})
