/**
 * The first script of the document: small and blocking. It starts every download that the opened path needs
 * before the console's own code has arrived, and sets the colours before the first paint.
 */
type Assets = {
  /** Address, and its integrity where the runtime will check it. */
  files: [address: string, integrity?: string][]
  signIn: number[]
  frame: number[]
  paths: Record<string, number[]>
}

function readAssets(): Assets | null {
  const block = document.getElementById('release-assets')
  // Written by publishing into the same document; a damaged block only costs the head start.
  return block?.textContent ? (JSON.parse(block.textContent) as Assets) : null
}

const kinds: Record<string, string> = { css: 'style', json: 'fetch', js: 'script' }

function preload([address, integrity]: Assets['files'][number]) {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = kinds[address.slice(address.lastIndexOf('.') + 1)] ?? 'fetch'
  if (integrity !== undefined) link.integrity = integrity
  if (integrity !== undefined || link.as === 'fetch') link.crossOrigin = 'anonymous'
  link.href = address
  document.head.append(link)
}

function isSignedIn() {
  try {
    return (localStorage.getItem('auth-token') ?? sessionStorage.getItem('auth-token')) !== null
  } catch {
    return false
  }
}

function listNeeded(assets: Assets): number[] {
  if (!isSignedIn()) return assets.signIn
  const path = location.pathname.endsWith('/') ? location.pathname : `${location.pathname}/`
  const owned = Object.keys(assets.paths)
    .filter((prefix) => (prefix === '/' ? path === '/' : path.startsWith(prefix)))
    .sort((a, b) => b.length - a.length)[0]
  return [...assets.frame, ...(owned === undefined ? [] : (assets.paths[owned] ?? []))]
}

try {
  const assets = readAssets()
  if (assets !== null) for (const index of listNeeded(assets)) if (assets.files[index]) preload(assets.files[index])
} catch (error) {
  console.warn('Nothing could be loaded ahead', error)
}
