/** The first script of the document, small and blocking: it starts every download before the console's code is there. */

import { preloadPath, preloadSignIn } from '../release/release-assets.ts'
import { paintStoredScheme } from '../theme/paint-stored-scheme.ts'

function isSignedIn() {
  try {
    return (localStorage.getItem('auth-token') ?? sessionStorage.getItem('auth-token')) !== null
  } catch {
    return false
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
  if (isSignedIn()) preloadPath(location.pathname)
  else preloadSignIn()
} catch {
  // Only the head start is lost: the console loads the same files by itself.
}
