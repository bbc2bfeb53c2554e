/** What the document says of its release: which files each path needs. Written by publishing (`render-document.ts`). */
type ReleaseAssets = {
  /** Every script and style sheet of the shell and what the paths need of remotes; the integrity of what is run. */
  files: [address: string, integrity?: string][]
  signIn: number[]
  frame: number[]
  /** By owned path and by screen, `:id` standing for any segment; manifest and entry of the remote come first. */
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
  // For `retry-chunks.ts`; as an attribute, since boot and console are two scripts.
  link.onerror = () => link.setAttribute('data-failed', '')
  document.head.append(link)
}

function preloadAll(places: readonly number[]) {
  for (const place of places) {
    const file = assets?.files[place]
    if (file !== undefined) preload(file)
  }
}

/** Of no content: what the document does not name is not loaded. */
const unknown = `sha384-${'A'.repeat(64)}`

/** The integrity of a file of the shell, for its own loading; none while developing. */
export function findIntegrity(address: string): string {
  assets ??= readAssets()
  if (assets === none) return ''
  const { pathname } = new URL(address)
  return assets.files.find(([file]) => file === pathname)?.[1] ?? unknown
}

/** Makes files of the shell known that the document does not name, since hardly anybody loads them. */
export function addFiles(files: ReleaseAssets['files']) {
  assets?.files.push(...files)
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
  preloadAll(assets.frame)
  const names = Object.keys(assets.paths)
  const screen = names.find((name) => isScreen(name.split('/'), path.split('/')))
  if (screen !== undefined) return preloadAll(assets.paths[screen] ?? [])
  const owned = names.find((name) => name !== '/' && path.startsWith(name))
  if (owned !== undefined) preloadAll(assets.paths[owned]?.slice(0, 2) ?? [])
}

const isScreen = (name: string[], path: string[]) =>
  name.length === path.length && name.every((part, index) => part[0] === ':' || part === path[index])
