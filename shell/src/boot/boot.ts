/** The document's first script, small and blocking: starts every download before the console's code arrives. */

import { preloadPath, preloadSignIn } from '../release/release-assets.ts'
import { paintStoredScheme } from '../theme/paint-stored-scheme.ts'
import { sendFirstRequests } from './send-first-requests.ts'

function readToken() {
  try {
    return sessionStorage.getItem('auth-token') ?? localStorage.getItem('auth-token')
  } catch {
    return null
  }
}

paintStoredScheme()

// Covers the one deferred script: without it the console could not report that it cannot start.
document.addEventListener(
  'error',
  ({ target }) => {
    const root = document.getElementById('root')
    if (root === null || !(target instanceof HTMLScriptElement && target.defer)) return
    root.setAttribute('role', 'alert')
    root.textContent =
      'The console cannot start: its code did not arrive as it was published. Reload the page in a moment.'
  },
  true,
)

try {
  const token = readToken()
  if (token === null) preloadSignIn()
  else {
    // First, because the call is short and its answer takes longest.
    sendFirstRequests(location.pathname, token).catch(() => undefined)
    preloadPath(location.pathname)
  }
} catch {
  // Only the head start is lost: the console sends the same requests itself.
}
