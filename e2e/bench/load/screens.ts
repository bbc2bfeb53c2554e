import type { Page } from '@playwright/test'
import type { RequestRecorder } from './record-requests.ts'

/** A screen to open with an empty cache. `open` resolves once it is visible, that is when something matches `seen`. */
export type Screen = {
  name: string
  isSignedIn: boolean
  seen: string
  open(page: Page, url: string, recorder: RequestRecorder): Promise<void>
}

const toMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const whenHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()

/** Each row contains a link to its package. */
const whenFirstRow = (page: Page) => page.getByRole('row').getByRole('link').first().waitFor()

export async function openPackageList(page: Page, url: string) {
  await page.goto(`${url}/packages/`, { waitUntil: 'commit' })
  await whenFirstRow(page)
}

export const screens = [
  {
    name: 'sign-in',
    isSignedIn: false,
    seen: 'form button[type=submit]',
    async open(page, url) {
      await page.goto(`${url}/signin`)
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
    },
  },
  {
    name: 'home',
    isSignedIn: true,
    seen: 'main h1',
    async open(page, url) {
      await page.goto(`${url}/`)
      await whenHeading(page)
    },
  },
  { name: 'package list', isSignedIn: true, seen: 'tbody tr a', open: openPackageList },
  {
    name: 'every section',
    isSignedIn: true,
    seen: 'main h1',
    async open(page, url, { whenQuiet }) {
      await page.goto(`${url}/`)
      await whenHeading(page)
      for (const link of await toMenu(page).all()) {
        await link.click()
        await whenHeading(page)
        await page.waitForURL(`${url}${await link.getAttribute('href')}`)
        // Includes files that load when idle or on pointer movement, so that the total is always the same.
        await whenQuiet()
        await page.mouse.move(700, 500)
        await whenQuiet()
      }
    },
  },
] as const satisfies Screen[]

export type ScreenName = (typeof screens)[number]['name']
