import type { TestRemoteSource } from '@console/remote-kit/testing/test-remote'
import type { Page } from '@playwright/test'
import { signIn } from './console/sign-in.ts'
import type { TestConsole } from './console/start-test-console.ts'
import { buildFixtureRemote } from './run/build-fixture-remote.ts'

/** Source of a `remote.ts` with a lazy screen per path: `{ 'visiting': './screen.tsx' }`. */
export const toRemoteSource = (name: string, screens: Record<string, string>) =>
  `export default { name: '${name}', routes: (platform) => { globalThis.platformOf ??= {}; globalThis.platformOf.${name} = platform; return [${Object.entries(
    screens,
  )
    .map(([path, file]) => `{ path: '${path}', lazy: () => import('${file}') }`)
    .join(', ')}] } }`

/** Publishes test-only remotes beside the console's own, and opens a path as signed-in staff. */
export async function openFixtureRemotes(
  page: Page,
  console: TestConsole,
  remotes: readonly TestRemoteSource[],
  path: string,
): Promise<void> {
  const units = await Promise.all(remotes.map(buildFixtureRemote))
  await console.store.publish({ units, by: 'e2e', reason: 'Invented' })
  await signIn(page, console.url)
  await page.goto(`${console.url}${path}`)
}
