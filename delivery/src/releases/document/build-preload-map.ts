import type { RecordedRemote, ReleaseRecord } from '@console/shared/release'
import type { PathAssets } from '@console/shared/release/remote-details'
import { ownsPath } from '@console/shared/remote-config'
import { toFileAddress } from '../site/site-layout.ts'
import { listInlined } from './list-inlined.ts'

/** The parts of a record that the document is made from. */
export type DocumentRelease = Pick<ReleaseRecord, 'id' | 'shell' | 'remotes' | 'redirects' | 'files'>

type Shell = ReleaseRecord['shell']

/**
 * The files of each path, for the document's first script. Among `files` are all of the shell's that any screen
 * may need: its runtime loads no other, and a preload without integrity is not taken.
 */
export type PreloadMap = PathAssets & {
  /** Places of the sign-in screen's files. */
  signIn: number[]
  /** Places of the files that every screen behind sign-in needs. */
  frame: number[]
  /** By path, the first API request of its screen and the permissions that the request needs. */
  requests?: Record<string, string[]>
}

/** Chunks of the shell with one component of antd each: many, and most of them are rarely loaded. */
const antdFolder = '/async/antd/'

export function buildPreloadMap(release: DocumentRelease, isSigned: boolean): PreloadMap {
  const { shell, files, remotes } = release
  const { toPlaces, list } = numberFiles(files)
  const toShellPlaces = (names: readonly string[]) =>
    toPlaces(names.map((file) => toShellAddress(shell, file)))
  const check = isSigned ? (shell.pointerCheck ?? []) : []
  // The shell decides on canaries before it draws anything.
  const canary = remotes.some((remote) => remote.canary) ? (shell.canary ?? []) : []
  const signIn = toShellPlaces([...check, ...shell.signIn, ...canary])
  const frame = toShellPlaces([...check, ...shell.frame, ...canary])
  const inlined = listInlined(release)
  const paths = inlined.flatMap((remote) => listPaths(remote, shell, toPlaces))
  const requests = inlined.flatMap(listFirstRequests)
  // Files that a remote loads later as well: the shell loads none whose integrity it does not know.
  toPlaces(inlined.flatMap(({ shared }) => listSharedFiles(shared, shell)))
  toPlaces(
    Object.keys(files).filter(
      (address) => address.startsWith('/shell/') && isRun(address) && !address.includes(antdFolder),
    ),
  )
  return {
    files: list(),
    signIn,
    frame,
    paths: Object.fromEntries(paths),
    requests: Object.fromEntries(requests),
  }
}

/** The files that the paths of one remote need. */
export function buildPathAssets(
  remote: RecordedRemote,
  { shell, files }: Pick<DocumentRelease, 'shell' | 'files'>,
): PathAssets {
  const { toPlaces, list } = numberFiles(files)
  const paths = Object.fromEntries(listPaths(remote, shell, toPlaces))
  toPlaces(listSharedFiles(remote.shared, shell))
  return { files: list(), paths }
}

type ToPlaces = (addresses: readonly string[]) => number[]

/** Each address once, by its place in the list. */
function numberFiles(files: ReleaseRecord['files']) {
  const places = new Map<string, number>()
  const toPlace = (address: string) => {
    const place = places.get(address) ?? places.size
    places.set(address, place)
    return place
  }
  const toPlaces: ToPlaces = (addresses) => [...new Set(addresses)].map(toPlace)
  return { toPlaces, list: () => [...places.keys()].map((address) => withIntegrity(address, files[address])) }
}

/** An owned path without a screen of its own gets its remote's entry, so that it starts early too. */
function listPaths(remote: RecordedRemote, shell: Shell, toPlaces: ToPlaces): [string, number[]][] {
  return [...new Set([...remote.paths, ...Object.keys(remote.screenAssets)])].map((path) => {
    const brought = listSharedFiles(remote.screenAssets[path]?.shared ?? [], shell)
    return [path, toPlaces([...listRemoteAddresses(remote, path), ...brought])]
  })
}

function listFirstRequests({ firstRequests = {}, menu, permissions }: RecordedRemote): [string, string[]][] {
  return Object.entries(firstRequests).map(([path, request]) => {
    const entries = menu.filter((each) => ownsPath(each.path, path))
    return [path, [request, ...permissions, ...entries.flatMap(({ permission }) => permission ?? [])]]
  })
}

const listSharedFiles = (modules: readonly string[], shell: Shell): string[] =>
  modules.flatMap((module) => shell.provided[module] ?? []).map((file) => toShellAddress(shell, file))

function listRemoteAddresses(remote: RecordedRemote, path: string): string[] {
  const files = [remote.entry, ...(remote.screenAssets[path]?.files ?? [])]
  return files.map((file) => toFileAddress(remote, file))
}

export const toShellAddress = ({ version }: Pick<Shell, 'version'>, file: string) =>
  toFileAddress({ name: 'shell', version }, file)

const isRun = (address: string) => /\.(?:js|css)$/.test(address)

/** Chromium ignores an integrity on preloads for `fetch`, and warns of it (crbug.com/981419). */
const withIntegrity = (address: string, integrity: string | undefined): string[] =>
  integrity !== undefined && isRun(address) ? [address, integrity] : [address]
