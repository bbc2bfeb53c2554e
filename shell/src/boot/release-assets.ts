/** What the document says of its release: which files each path needs. Written by publishing (`render-document.ts`). */
type ReleaseAssets = {
  /** Address, and its integrity where the file will be run with one. */
  files: [address: string, integrity?: string][]
  signIn: number[]
  frame: number[]
  /** By owned path. */
  paths: Record<string, number[]>
}

const none: ReleaseAssets = { files: [], signIn: [], frame: [], paths: {} }

let assets: ReleaseAssets | null = null

function readAssets(): ReleaseAssets {
  const text = document.getElementById('release-assets')?.textContent
  // Written with the document it stands in; while developing there is none.
  return text ? (JSON.parse(text) as ReleaseAssets) : none
}

const kinds: Record<string, string> = { css: 'style', json: 'fetch', js: 'script' }

function preload([address, integrity]: ReleaseAssets['files'][number]) {
  if (document.head.querySelector(`link[href="${address}"]`) !== null) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = kinds[address.slice(address.lastIndexOf('.') + 1)] ?? 'fetch'
  if (integrity !== undefined) link.integrity = integrity
  if (integrity !== undefined || link.as === 'fetch') link.crossOrigin = 'anonymous'
  link.href = address
  document.head.append(link)
}

function preloadAll(places: readonly number[]) {
  for (const place of places) {
    const file = assets?.files[place]
    if (file !== undefined) preload(file)
  }
}

/** Starts what the sign-in screen needs. */
export function preloadSignIn() {
  assets ??= readAssets()
  preloadAll(assets.signIn)
}

/** Starts everything a path needs that has not been started yet, all at once instead of one after the other. */
export function preloadPath(pathname: string) {
  assets ??= readAssets()
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const owned = Object.keys(assets.paths)
    .filter((prefix) => (prefix === '/' ? path === '/' : path.startsWith(prefix)))
    .sort((a, b) => b.length - a.length)[0]
  preloadAll(assets.frame)
  if (owned !== undefined) preloadAll(assets.paths[owned] ?? [])
}
