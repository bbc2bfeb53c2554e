import type { ReleaseRecord } from '@console/shared/release'
import type { Browser, BrowserContext } from 'playwright-core'
import { recordBuiltIns } from './built-ins-in-page.ts'
import { reportViolations, violationMark } from './in-page.ts'
import type { SmokeApi } from './smoke-api.ts'
import { recordTraces } from './traces-in-page.ts'

/** A browser's profile that nobody is signed in to, or `session` is, with every permission that the release asks for. */
export async function openSession(
  browser: Browser,
  {
    url,
    remotes,
    session,
  }: { url: string; remotes: ReleaseRecord['remotes']; session?: SmokeApi['session'] },
): Promise<BrowserContext> {
  const localStorage = session ? toStored(session, listPermissions(remotes)) : []
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Nothing is compressed for one visit.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
  })
  await context.addInitScript(reportViolations, violationMark)
  // As one script, since of two nobody says which comes first.
  await context.addInitScript({ content: `(${recordTraces})(); (${recordBuiltIns})()` })
  return context
}

/** As the shell stores a session that is to be remembered. */
function toStored({ token, user }: SmokeApi['session'], permissions: string[]) {
  return [
    { name: 'auth', value: JSON.stringify({ state: { user, permissions }, version: 1 }) },
    { name: 'auth-token', value: token },
  ]
}

const listPermissions = (remotes: ReleaseRecord['remotes']): string[] => [
  ...new Set(
    remotes.flatMap(({ permissions, menu }) => [
      ...permissions,
      ...menu.flatMap(({ permission }) => permission ?? []),
    ]),
  ),
]
