import type { Page } from '@playwright/test'
import { apiPathPrefix } from './start-test-console.ts'

/** The demo account that the admin API seeds. */
export const staff = { identifier: 'staff@example.com', password: 'ielts-staff' }

/** Other seeded accounts: one for articles and mocks, one for packages, coupons and the dashboard. */
export const editor = { identifier: 'editor@example.com', password: 'ielts-staff' }
export const seller = { identifier: 'seller@example.com', password: 'ielts-staff' }

type SignInAnswer = { data: { token: string; user: object } }

/**
 * Signs in over HTTP, at `server` if that is not the console's own address, and stores the session for the console as
 * if "Remember me" had been ticked.
 */
export async function signIn(page: Page, url: string, person = staff, server = url): Promise<void> {
  const response = await fetch(`${server}${apiPathPrefix}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, remember_me: true }),
  })
  if (!response.ok) throw new Error(`Signing in as ${person.identifier} answered ${response.status}`)
  const { data }: SignInAnswer = await response.json()
  const localStorage = [
    { name: 'auth', value: JSON.stringify({ state: { user: data.user }, version: 1 }) },
    { name: 'auth-token', value: data.token },
  ]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] })
}

/** Fills in and submits the sign-in form, whatever the outcome. */
export async function submitSignIn(page: Page, { identifier, password } = staff) {
  await page.getByLabel('Email or phone').fill(identifier)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in on the sign-in screen, without touching the browser's storage. */
export async function signInByForm(page: Page, person = staff) {
  await submitSignIn(page, person)
  await page.waitForURL((url) => url.pathname !== '/signin')
}
