import { expect, type Page } from '@playwright/test'
import type { TestConsole } from './console/start-test-console.ts'
import type { Fault } from './faults/fault.ts'

export type Given = {
  page: Page
  server: TestConsole['server']
  goOffline(): Promise<void>
  signIn(): Promise<void>
}

/** Brings the page to where it is looked at, and waits until that is there. */
export type View = (given: Given) => Promise<void>

export function fail(server: Given['server'], path: string | RegExp, fault: Fault) {
  const matches = (pathname: string) =>
    typeof path === 'string' ? pathname.endsWith(path) : path.test(pathname)
  server.fail({ match: ({ pathname }) => matches(pathname), fault })
}

export async function openHeading({ page, signIn }: Given, address: string, heading: string) {
  await signIn()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
}
