/** The file that an address of the site stands for. */
export type SiteFile =
  /** `path` is relative to the release folder. */
  | { kind: 'file'; path: string; cache: 'immutable' | 'revalidate' }
  | { kind: 'config' }
  /** A screen, which the shell's router decides on. `looksLikeFile`: a screen only for requests that want a page. */
  | { kind: 'document'; looksLikeFile: boolean }
  | { kind: 'missing' }

const versioned = /^\/(?:shell\/[^/]+|remotes\/[^/]+\/[^/]+)\/./
const releaseRecord = /^\/releases\/r-[0-9a-f]{12}\.json$/
/** The index of a release, the details of a remote. */
const releaseFile = /^\/releases\/[\w-]+\.[\w-]{16}\.json$/
/** Addresses whose content never changes. */
export const keptForEver = [versioned, releaseRecord, releaseFile]

/**
 * Only published files are reachable: no part that starts with a dot, no backslash, no NUL, and not
 * the history of moves.
 * @param address the path of a request, percent-encoded or not.
 */
export function findSiteFile(address: string): SiteFile {
  const path = decodeAddress(address)
  if (path === undefined || /\/\.|[\\\0]/.test(path)) return { kind: 'missing' }
  if (path === '/config.json') return { kind: 'config' }
  if (path === '/index.html') return { kind: 'document', looksLikeFile: false }
  if (path === '/releases/current.json') return { kind: 'file', path: path.slice(1), cache: 'revalidate' }
  if (keptForEver.some((pattern) => pattern.test(path)))
    return { kind: 'file', path: path.slice(1), cache: 'immutable' }
  // A script that is not there must never be answered with a document: a browser would run or cache it as one.
  if (/^\/(?:shell|remotes|releases)(?:\/|$)/.test(path)) return { kind: 'missing' }
  return { kind: 'document', looksLikeFile: /\.[^./]+$/.test(path) }
}

function decodeAddress(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}
