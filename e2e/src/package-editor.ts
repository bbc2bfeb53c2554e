import { expect, type Page } from '@playwright/test'
import { openApi } from './console/open-api.ts'
import type { TestConsole } from './console/start-test-console.ts'

export type StoredPackage = {
  id: number
  name: string
  coins: number
  gems: number
  price: number
  currency: string
  status: string
}

const gold = { name: 'Gold', coins: 1250, gems: 30, price: 19.9, currency: 'EUR', status: 'draft' }

export async function openPackagesApi(testConsole: Pick<TestConsole, 'url'>) {
  const call = await openApi(testConsole)
  const api = {
    list: () => call<StoredPackage[]>('GET', 'packages'),
    create: (name: string) => call<StoredPackage>('POST', 'packages', { ...gold, name }),
    async change(id: number, patch: Partial<StoredPackage> & Record<string, unknown>) {
      const { id: _id, ...record } = await api.find(id)
      await call('PUT', `packages/${id}`, { ...record, ...patch })
    },
    remove: (id: number) => call('DELETE', `packages/${id}`),
    async find(id: number): Promise<StoredPackage> {
      const found = (await api.list()).find((record) => record.id === id)
      if (found === undefined) throw new Error(`There is no package ${id}`)
      return found
    },
  }
  return api
}

/** Page object for the form of one package. */
export function openPackageEditor(page: Page) {
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Coins') })
  return {
    form,
    open: (id: number) => page.goto(`/packages/?edit=${id}`),
    field: (label: string) => form.getByLabel(label, { exact: true }),
    save: () => form.getByRole('button', { name: 'Save changes' }).click(),
    expectKept: () => expect(form.getByText('Draft kept on this device')).toBeVisible(),
    expectClosed: () => expect(form).toHaveCount(0),
    /** Offer of a draft from an earlier visit. */
    left: form.getByRole('alert').filter({ hasText: 'You left unsaved changes' }),
    leaveQuestion: page.getByRole('dialog', { name: 'Leave without saving?' }),
    conflict: page.getByRole('dialog', { name: 'This package was changed elsewhere' }),
  }
}

/** Kills the renderer process, as running out of memory does. */
export async function crash(page: Page) {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
}
