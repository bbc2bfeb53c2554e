import type { PathAssets } from '@console/shared/release/remote-details'
import { parseRecordId } from '@console/values/ids/parse-record-id'

/**
 * Written into the document by publishing (`render-document.ts`): every script and style sheet of the shell with its
 * integrity, and the files needed by the paths of a few remotes; other remotes have theirs in their details.
 */
type ReleaseAssets = PathAssets & {
  signIn: number[]
  frame: number[]
  /** The first API requests of each path's screen, and the permissions that they need. */
  requests?: Record<string, string[]>
}

const none: ReleaseAssets = { files: [], signIn: [], frame: [], paths: {} }

let assets: ReleaseAssets | null = null

function readAssets(): ReleaseAssets {
  const text = document.getElementById('release-assets')?.textContent
  // Absent during development.
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
  // An attribute for `fresh-chunks.ts`, because boot, console and remotes are separate bundles.
  link.onerror = () => link.setAttribute('data-failed', link.href)
  document.head.append(link)
}

function preloadAll(places: readonly number[]) {
  for (const place of places) {
    const file = assets?.files[place]
    if (file !== undefined) preload(file)
  }
}

/** A hash that matches nothing, so that files missing from the document are never loaded. */
const unknown = `sha384-${'A'.repeat(64)}`

/** Integrity of a shell file, for its loader; empty during development. */
export function findIntegrity(address: string): string {
  assets ??= readAssets()
  if (assets === none) return ''
  const { pathname } = new URL(address)
  return assets.files.find(([file]) => file === pathname)?.[1] ?? unknown
}

/** Registers the files that a remote's paths need. */
export function addPaths({ files, paths }: PathAssets) {
  assets ??= readAssets()
  if (assets === none) return
  const { length } = assets.files
  assets.files.push(...files)
  for (const [path, places] of Object.entries(paths))
    assets.paths[path] = places.map((place) => place + length)
}

export function preloadSignIn() {
  assets ??= readAssets()
  preloadAll(assets.signIn)
}

/** The first API requests of the screen at a path, for the record in the path, and the permissions that they need. */
export function findFirstRequest(pathname: string): string[] | undefined {
  assets ??= readAssets()
  const path = toFolder(pathname).split('/')
  for (const [screen, [request = '', ...needed]] of Object.entries(assets.requests ?? {})) {
    const name = screen.split('/')
    if (!isScreen(name, path)) continue
    if (!request.includes(':id')) return [request, ...needed]
    const id = path[name.indexOf(':id')] ?? ''
    // `new` may belong to a later pattern.
    if (parseRecordId(id) !== undefined) return [request.replace(':id', id), ...needed]
  }
}

const toFolder = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`)

/** Preloads everything that a path needs, in parallel rather than in a waterfall. */
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
