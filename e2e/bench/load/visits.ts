import { expect } from '@playwright/test'
import { signIn } from '../../src/console/sign-in.ts'
import { expectSection, openFromMenu, sections } from '../../src/sections.ts'
import type { VisitPlan } from './measure-visit.ts'

export const visitNames = ['sign-in', 'home', 'packages', 'every section'] as const
export type VisitName = (typeof visitNames)[number]

/** Each with an empty cache, against the console at `url`. */
export function buildVisits(url: string): Record<VisitName, VisitPlan> {
  const signedIn = (visit: VisitPlan['visit']): VisitPlan => ({ url, prepare: (page) => signIn(page, url), visit })
  return {
    'sign-in': {
      url,
      prepare: async () => undefined,
      visit: async (page) => {
        await page.goto(url)
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      },
    },
    home: signedIn(async (page) => {
      await page.goto(url)
      await expect(page.getByRole('table')).toBeVisible()
    }),
    packages: signedIn(async (page) => {
      await page.goto(`${url}/packages/`)
      await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 })
    }),
    'every section': signedIn(async (page) => {
      await page.goto(url)
      for (const section of sections) {
        await openFromMenu(page, section)
        await expectSection(page, section)
        await expect(page.getByRole('table')).toBeVisible()
      }
    }),
  }
}
