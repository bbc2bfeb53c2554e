/** The first script of the document, small and blocking: it starts every download before the console's code is there. */
import { paintStoredScheme } from '../theme/paint-stored-scheme.ts'
import { preloadPath, preloadSignIn } from './release-assets.ts'

function isSignedIn() {
  try {
    return (localStorage.getItem('auth-token') ?? sessionStorage.getItem('auth-token')) !== null
  } catch {
    return false
  }
}

paintStoredScheme()

try {
  if (isSignedIn()) preloadPath(location.pathname)
  else preloadSignIn()
} catch {
  // Only the head start is lost: the console loads the same files by itself.
}
