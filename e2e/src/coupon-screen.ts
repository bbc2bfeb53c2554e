import type { Page } from '@playwright/test'

/** Page object for the coupon list and the dialogs over it. */
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
    view: (name: string) => page.getByRole('radiogroup', { name: 'Status' }).getByText(name, { exact: true }),
  }
}
