/** The file that an address of the site stands for. */
export type SiteFile =
  /** `path` is relative to the release folder. */
  | { kind: 'file'; path: string; cache: 'immutable' | 'revalidate' }
  | { kind: 'config' }
  /** A screen: the shell's router decides what it shows. `looksLikeFile`: only who asks for a page means a screen by it. */
  | { kind: 'document'; looksLikeFile: boolean }
  | { kind: 'missing' }

const versioned = /^\/(?:shell\/[^/]+|remotes\/[^/]+\/[^/]+)\/./
const releaseRecord = /^\/releases\/r-[0-9a-f]{12}\.json$/
/** The index of a release, the details of a remote. */
const releaseFile = /^\/releases\/[\w-]+\.[\w-]{16}\.json$/
/** Addresses whose content never changes. */
export const keptForEver = [versioned, releaseRecord, releaseFile]

/**
 * Only what a release publishes is reachable: a part that starts with a dot, a backslash or a NUL never is, nor is
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
