import type { PathAssets } from '@console/shared/release/remote-details'

/**
 * What the document says of its release: every script and style sheet of the shell with its integrity, and what the paths
 * of a few remotes need; those of the others come with their details. Written by publishing (`render-document.ts`).
 */
type ReleaseAssets = PathAssets & {
  signIn: number[]
  frame: number[]
  /** By path, what its screen asks the API for first, and the names of what that takes. */
  requests?: Record<string, string[]>
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
  if (address === undefined || document.head.querySelector(`link[href="${address}"]`) !== null) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = kinds[address.slice(address.lastIndexOf('.') + 1)] ?? 'fetch'
  if (integrity !== undefined) link.integrity = integrity
  if (integrity !== undefined || link.as === 'fetch') link.crossOrigin = 'anonymous'
  link.href = address
  // For `fresh-chunks.ts`; as an attribute, since boot, console and remotes are scripts of their own.
  link.onerror = () => link.setAttribute('data-failed', link.href)
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

/** Makes known what the paths of a remote need. */
export function addPaths({ files, paths }: PathAssets) {
  assets ??= readAssets()
  if (assets === none) return
  const { length } = assets.files
  assets.files.push(...files)
  for (const [path, places] of Object.entries(paths))
    assets.paths[path] = places.map((place) => place + length)
}

/** Starts what the sign-in screen needs. */
export function preloadSignIn() {
  assets ??= readAssets()
  preloadAll(assets.signIn)
}

/** What the screen of a path asks the API for first, of the record that the path names, and the names of what that takes. */
export function findFirstRequest(pathname: string): string[] | undefined {
  assets ??= readAssets()
  const path = toFolder(pathname).split('/')
  for (const [screen, [request = '', ...needed]] of Object.entries(assets.requests ?? {})) {
    const name = screen.split('/')
    if (!isScreen(name, path)) continue
    if (!request.includes(':id')) return [request, ...needed]
    const id = path[name.indexOf(':id')] ?? ''
    // The next screen of a like path may be the one: `new` is no record.
    if (/^[1-9]\d*$/.test(id)) return [request.replace(':id', id), ...needed]
  }
}

const toFolder = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`)

/** Starts everything a path needs that has not been started yet, all at once instead of one after the other. */
export function preloadPath(pathname: string) {
  assets ??= readAssets()
  const path = toFolder(pathname)
  preloadAll(assets.frame)
  const names = Object.keys(assets.paths)
  const screen = names.find((name) => isScreen(name.split('/'), path.split('/')))
  if (screen !== undefined) return preloadAll(assets.paths[screen] ?? [])
  const owned = names.find((name) => name !== '/' && path.startsWith(name))
  if (owned !== undefined) preloadAll(assets.paths[owned]?.slice(0, 1) ?? [])
}

const isScreen = (name: string[], path: string[]) =>
  name.length === path.length && name.every((part, index) => part[0] === ':' || part === path[index])
