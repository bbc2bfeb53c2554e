import type { Page } from '@playwright/test'

/** The coupon list and what opens over it, as a person works them. */
export function openCouponScreen(page: Page) {
  const panel = page.getByRole('dialog')
  const field = (label: string) => panel.getByLabel(label, { exact: true })
  return {
    panel,
    field,
    row: (code: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name: code, exact: true }) }),
    async fill(texts: Record<string, string>) {
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
    },
    view: (name: string) => page.getByRole('radiogroup', { name: 'State' }).getByText(name, { exact: true }),
  }
}
