import type { Page } from '@playwright/test'
import { openFrame } from './frame.ts'
import { openPackageEditor, openPackagesApi } from './package-editor.ts'
import { test } from './test.ts'

export async function createPackage(testConsole: { url: string }) {
  const api = await openPackagesApi(testConsole)
  return { api, ...(await api.create(`Gold ${test.info().title.length}`)) }
}

export const openDraftList = async (page: Page) => {
  const menu = await openFrame(page).openAccountMenu()
  await menu.getByRole('menuitem', { name: 'Drafts' }).click()
  return page.getByRole('dialog', { name: 'Drafts' })
}

export async function leavePackageDraft(page: Page, id: number, name: string) {
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill(name)
  await editor.expectKept()
  await editor.form.getByRole('button', { name: 'Cancel' }).click()
  await editor.leaveQuestion.getByRole('button', { name: 'Leave, keep draft' }).click()
  await editor.expectClosed()
}
