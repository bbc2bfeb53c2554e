import { expect, type Page } from '@playwright/test'
import type { TestConsole } from './console/start-test-console.ts'
import type { Fault } from './faults/fault.ts'

export type Given = {
  page: Page
  url: string
  server: TestConsole['server']
  goOffline(): Promise<void>
  signIn(): Promise<void>
}

/** Brings the page into a state to be inspected, and waits for it. */
export type View = (given: Given) => Promise<void>

export function fail(server: Given['server'], path: string | RegExp, fault: Fault) {
  const matches = (pathname: string) =>
    typeof path === 'string' ? pathname.endsWith(path) : path.test(pathname)
  server.fail({ match: ({ pathname }) => matches(pathname), fault })
}

/** As on a first visit: a file that is to fail must not be in the browser's cache. */
export async function forgetFiles(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

export async function openHeading({ page, signIn }: Given, address: string, heading: string) {
  await signIn()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
}

export async function openList(given: Given, address: string, heading: string) {
  await openHeading(given, address, heading)
  await expect(given.page.getByRole('row').nth(1)).toBeVisible()
}

/** Opens the first record of a list. */
export async function openFirst(given: Given, address: string) {
  await given.signIn()
  const { page } = given
  await page.goto(address)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/\d+\/?$/)
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible()
}

export async function openEditor(given: Given, address: string) {
  await openFirst(given, address)
  await given.page.getByRole('link', { name: 'Edit' }).first().click()
  await expect(given.page.getByRole('tree')).toBeVisible()
}
