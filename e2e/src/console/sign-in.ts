import type { Page } from '@playwright/test'
import { apiPathPrefix } from './start-test-console.ts'

/** The demo account that the admin API seeds. */
export const staff = { identifier: 'staff@example.com', password: 'ielts-staff' }

type SignInAnswer = { data: { token: string; user: object } }

/** Signs in over HTTP and leaves the session where the console looks for it, as if "Remember me" had been ticked. */
export async function signIn(page: Page, url: string): Promise<void> {
  const response = await fetch(`${url}${apiPathPrefix}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...staff, remember_me: true }),
  })
  if (!response.ok) throw new Error(`Signing in as ${staff.identifier} answered ${response.status}`)
  const { data }: SignInAnswer = await response.json()
  const localStorage = [
    { name: 'auth', value: JSON.stringify({ state: { user: data.user }, version: 1 }) },
    { name: 'auth-token', value: data.token },
  ]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] })
}
