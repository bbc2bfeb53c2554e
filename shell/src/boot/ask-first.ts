import { askEarly } from '../release/early-requests.ts'
import { knownApiKey } from '../release/known-api.ts'
import { findFirstRequest } from '../release/release-assets.ts'

/** As in `consoleConfigSchema`, which would be too much for the first script. */
const usualPrefix = '/api/v1/admin'

/** What of `/config.json` is needed here. What is wrong with it is said by the console, which reads it as well. */
type Config = { apiBaseUrl: string; apiPathPrefix?: string }

/** Asks the API for what the screen of the path will ask for first, unless there is no connection, or whoever is signed in is known not to be permitted. */
export async function askFirst(pathname: string, token: string): Promise<void> {
  const [path, ...needed] = findFirstRequest(pathname) ?? []
  const held = readPermissions()
  if (
    path === undefined ||
    !navigator.onLine ||
    (held.length > 0 && !needed.every((name) => held.includes(name)))
  )
    return
  // Where the configuration names another by now, nobody takes the answer.
  const api = localStorage.getItem(knownApiKey) ?? (await readApi())
  if (api === null) return
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  await askEarly(`${api}/${path}`, token, 30_000, { headers })
}

async function readApi(): Promise<string | null> {
  const response = await askEarly('/config.json', null, 10_000, { cache: 'no-cache' })
  const { apiBaseUrl, apiPathPrefix = usualPrefix }: Config = await response.clone().json()
  // It would be of another host: `https://api.example.com` and `.example.net`.
  return apiPathPrefix.startsWith('/') ? `${apiBaseUrl}${apiPathPrefix}` : null
}

function readPermissions(): string[] {
  const stored = localStorage.getItem('auth') ?? sessionStorage.getItem('auth')
  return JSON.parse(stored ?? '{}').state?.permissions ?? []
}
