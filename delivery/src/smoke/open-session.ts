import type { ReleaseRecord } from '@console/shared/release'
import type { Browser, BrowserContext } from 'playwright-core'
import { listPermissions } from '../releases/rules/describe-questions.ts'
import { reportViolations, violationMark } from './in-page.ts'
import { pageScript } from './page-script.ts'
import type { SmokeApi } from './smoke-api.ts'
import { recordTraces } from './traces-in-page.ts'

/** A browser profile, signed in with `session` or signed out, with every permission that the release asks for. */
export async function openSession(
  browser: Browser,
  {
    url,
    remotes,
    session,
  }: { url: string; remotes: ReleaseRecord['remotes']; session?: SmokeApi['session'] },
): Promise<BrowserContext> {
  const localStorage = session ? toStored(session, [...new Set(remotes.flatMap(listPermissions))]) : []
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Compressing for a single visit costs more than it saves.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
  })
  await context.addInitScript(reportViolations, violationMark)
  // One script, since the order of two is not defined.
  await context.addInitScript({ content: `(${recordTraces})(); ${pageScript}` })
  return context
}

/** Stored as the shell stores a remembered session. */
function toStored({ token, user }: SmokeApi['session'], permissions: string[]) {
  return [
    { name: 'auth', value: JSON.stringify({ state: { user, permissions }, version: 1 }) },
    { name: 'auth-token', value: token },
  ]
}
