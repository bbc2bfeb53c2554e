import type { ReleasedRemote, ReleaseRecord } from '@console/shared/release'
import { buildUnitAddress } from '../site/site-layout.ts'

/** What each path needs, for the document's first script; numbers are places in `files`. */
export type PreloadMap = {
  /**
   * Scripts and styles with the integrity they are loaded with, all of the shell's first layer among them: its runtime
   * loads no other, and a preload without it is not taken.
   */
  files: [address: string, integrity?: string][]
  /** What the sign-in screen needs. */
  signIn: number[]
  /** What every screen of a signed-in person needs. */
  frame: number[]
  /** By owned path and by screen; its remote's manifest and entry come first. */
  paths: Record<string, number[]>
}

/** What the document is made from. */
export type DocumentRelease = Pick<ReleaseRecord, 'shell' | 'remotes' | 'files'>

/**
 * The shell's second layer: many files that hardly anybody loads. Their integrity stands in the layer's own first file,
 * which is named here (`rest-files.ts` of remote-kit), as are those that a path needs.
 */
const restFolder = '/async/rest/'

/** An owned path without a screen of its own gets its remote's manifest and entry, so that they start early too. */
export function buildPreloadMap({ shell, remotes, files }: DocumentRelease, isSigned: boolean): PreloadMap {
  const places = new Map<string, number>()
  const toPlace = (address: string) => {
    const place = places.get(address) ?? places.size
    places.set(address, place)
    return place
  }
  const toPlaces = (addresses: readonly string[]) => [...new Set(addresses)].map(toPlace)
  const toShellAddress = (file: string) => `${buildUnitAddress('shell', shell.version)}/${file}`

  const check = isSigned ? (shell.pointerCheck ?? []) : []
  const signIn = toPlaces([...check, ...shell.signIn].map(toShellAddress))
  const frame = toPlaces([...check, ...shell.frame].map(toShellAddress))
  const paths = remotes
    .filter(({ disabled }) => disabled === undefined)
    .flatMap((remote) =>
      [...new Set([...remote.paths, ...Object.keys(remote.screenAssets)])].map((path): [string, number[]] => {
        const shared =
          remote.screenAssets[path]?.shared.flatMap((module) => shell.provided[module] ?? []) ?? []
        const brought = [...listRestFiles(remote, shell), ...shared]
        return [path, toPlaces([...listRemoteAddresses(remote, path), ...brought.map(toShellAddress)])]
      }),
    )
  const known = new Set(shell.rest?.layer.map(toShellAddress))
  const isNamed = (address: string) => known.has(address) || !address.includes(restFolder)
  toPlaces(
    Object.keys(files).filter(
      (address) => address.startsWith('/shell/') && isRun(address) && isNamed(address),
    ),
  )
  return {
    files: [...places.keys()].map((address) => withIntegrity(address, files[address])),
    signIn,
    frame,
    paths: Object.fromEntries(paths),
  }
}

/** What has to be there before the remote runs, of the layer of the shell that hardly any remote needs. */
function listRestFiles({ rest = [], shared }: ReleasedRemote, shell: ReleaseRecord['shell']): string[] {
  if (shell.rest === undefined) return []
  const components = shared.flatMap((module) => shell.provided[module] ?? [])
  const needsLayer = rest.length > 0 || components.some((file) => file.includes(restFolder))
  const libraries = rest.flatMap((module) => shell.rest?.libraries[module] ?? [])
  return needsLayer ? [...shell.rest.layer, ...libraries] : []
}

function listRemoteAddresses(remote: ReleasedRemote, path: string): string[] {
  const files = [remote.manifest, remote.entry, ...(remote.screenAssets[path]?.files ?? [])]
  return files.map((file) => `${buildUnitAddress(remote.name, remote.version)}/${file}`)
}

const isRun = (address: string) => /\.(?:js|css)$/.test(address)

/** Chromium warns of an integrity on what is preloaded for `fetch`, and ignores it (crbug.com/981419). */
const withIntegrity = (address: string, integrity: string | undefined): [string, string?] =>
  integrity !== undefined && isRun(address) ? [address, integrity] : [address]
