import type { Page } from '@playwright/test'
import type { TestConsole } from './console/start-test-console.ts'
import type { FaultRule } from './faults/fault.ts'
import { openPackageEditor, openPackagesApi } from './package-editor.ts'

export const isPackageWrite: FaultRule['match'] = ({ pathname }, method) =>
  /\/packages(\/\d+)?$/.test(pathname) && method !== 'GET'

export const countPackageWrites = ({ server }: TestConsole) =>
  server.requests.filter(({ method, path }) => /\/packages(\/\d+)?$/.test(path) && method !== 'GET').length

/** The form of a package of one's own with another name typed into it. */
export async function startEditingPackage(page: Page, testConsole: TestConsole, name: string) {
  const api = await openPackagesApi(testConsole)
  const { id } = await api.create(name)
  const editor = openPackageEditor(page)
  await editor.open(id)
  await editor.field('Name').fill(`${name}, changed`)
  testConsole.server.reset()
  return { ...editor, api, id, changed: `${name}, changed` }
}

/** The form of a new package, filled in. */
export async function startCreatingPackage(page: Page, name: string) {
  const editor = openPackageEditor(page)
  await page.goto('/packages/?new')
  for (const [label, text] of Object.entries({ Name: name, Coins: '10', Gems: '0', Price: '1.20' })) {
    await editor.field(label).fill(text)
  }
  return { ...editor, create: editor.form.getByRole('button', { name: 'Create package' }) }
}
