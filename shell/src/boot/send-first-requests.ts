import { requestEarly } from '../release/early-requests.ts'
import { knownApiKey } from '../release/known-api.ts'
import { findFirstRequest } from '../release/release-assets.ts'

/** The default in `consoleConfigSchema`, which would be too large for the first script. */
const defaultPrefix = '/api/v1/admin'

/** The part of `/config.json` needed here. The console reads it again and reports any faults. */
type Config = { apiBaseUrl: string; apiPathPrefix?: string }

/**
 * Sends the first requests of the screen at the path, unless the device is offline or the signed-in person is known to
 * lack permission.
 */
export async function sendFirstRequests(pathname: string, token: string): Promise<void> {
  const [path, ...needed] = findFirstRequest(pathname) ?? []
  const held = readPermissions()
  if (
    path === undefined ||
    !navigator.onLine ||
    (held.length > 0 && !needed.every((name) => held.includes(name)))
  )
    return
  // If the configuration names another API by now, the answer is never used.
  const api = localStorage.getItem(knownApiKey) ?? (await readApi())
  if (api === null) return
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  await requestEarly(`${api}/${path}`, token, 30_000, { headers })
}

async function readApi(): Promise<string | null> {
  const response = await requestEarly('/config.json', null, 10_000, { cache: 'no-cache' })
  const { apiBaseUrl, apiPathPrefix = defaultPrefix }: Config = await response.clone().json()
  // Otherwise the two would join into another host: `https://api.example.com` and `.example.net`.
  return apiPathPrefix.startsWith('/') ? `${apiBaseUrl}${apiPathPrefix}` : null
}

function readPermissions(): string[] {
  const stored = localStorage.getItem('auth') ?? sessionStorage.getItem('auth')
  return JSON.parse(stored ?? '{}').state?.permissions ?? []
}
