import type { Page } from '@playwright/test'
import type { TestConsole } from './console/start-test-console.ts'
import type { FaultRule } from './faults/fault.ts'
import { openPackageEditor, openPackagesApi } from './package-editor.ts'

export const isPackageWrite: FaultRule['match'] = ({ pathname }, method) =>
  /\/packages(\/\d+)?$/.test(pathname) && method !== 'GET'

export const countPackageWrites = ({ server }: TestConsole) =>
  server.requests.filter(({ method, path }) => /\/packages(\/\d+)?$/.test(path) && method !== 'GET').length

/** Opens a new package of the test's own and changes its name in the form. */
export async function startEditingPackage(page: Page, testConsole: TestConsole, name: string) {
  const api = await openPackagesApi(testConsole)
  const { id } = await api.create(name)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill(`${name}, changed`)
  testConsole.server.reset()
  return { ...editor, api, id, changed: `${name}, changed` }
}

/** Fills in the form of a new package. */
export async function startCreatingPackage(page: Page, name: string) {
  const editor = openPackageEditor(page)
  await page.goto('/packages/?new')
  for (const [label, text] of Object.entries({ Name: name, Coins: '10', Gems: '0', Price: '1.20' })) {
    await editor.field(label).fill(text)
  }
  return { ...editor, create: editor.form.getByRole('button', { name: 'Create package' }) }
}
