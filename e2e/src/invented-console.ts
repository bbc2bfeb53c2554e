import { buildInventedRemote, type Invention } from '@console/remote-kit/testing/invented-remote'
import type { Page } from '@playwright/test'
import { signIn } from './console/sign-in.ts'
import type { TestConsole } from './console/start-test-console.ts'

/** Built once for all tests of a file that use the same sources. */
const built = new Map<string, ReturnType<typeof buildInventedRemote>>()

/** Text of a `remote.ts` with a lazy screen per path: `{ 'visiting': './screen.tsx' }`. */
export const toRemoteSource = (name: string, screens: Record<string, string>) =>
  `export default { name: '${name}', routes: (platform) => { globalThis.platformOf ??= {}; globalThis.platformOf.${name} = platform; return [${Object.entries(
    screens,
  )
    .map(([path, file]) => `{ path: '${path}', lazy: () => import('${file}') }`)
    .join(', ')}] } }`

/** Publishes remotes that only a test knows beside those of the console, and opens a path as signed-in staff. */
export async function openInvented(
  page: Page,
  console: TestConsole,
  inventions: readonly Invention[],
  path: string,
): Promise<void> {
  const units = await Promise.all(
    inventions.map((invention) => {
      const key = JSON.stringify(invention)
      const building = built.get(key) ?? buildInventedRemote(invention)
      built.set(key, building)
      return building
    }),
  )
  await console.store.publish({ units, by: 'e2e', reason: 'Invented' })
  await signIn(page, console.url)
  await page.goto(`${console.url}${path}`)
}

/** To be called once the file's tests have run. */
export async function removeInvented(): Promise<void> {
  await Promise.all([...built.values()].map(async (building) => (await building).remove()))
  built.clear()
}
