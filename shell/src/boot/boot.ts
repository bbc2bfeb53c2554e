/** The first script of the document, small and blocking: it starts every download before the console's code is there. */

import { preloadPath, preloadSignIn } from '../release/release-assets.ts'
import { paintStoredScheme } from '../theme/paint-stored-scheme.ts'
import { askFirst } from './ask-first.ts'

function readToken() {
  try {
    return sessionStorage.getItem('auth-token') ?? localStorage.getItem('auth-token')
  } catch {
    return null
  }
}

paintStoredScheme()

// Without its own code, which is the one deferred script, the console could not say that it cannot start.
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
    // First, since it is short, and what it answers is waited for longest.
    askFirst(location.pathname, token).catch(() => undefined)
    preloadPath(location.pathname)
  }
} catch {
  // Only the head start is lost: the console asks for the same by itself.
}
