const fallback = '/'

/**
 * The address to open after sign-in: a path on this origin other than the sign-in screen, else `/`. Forms that browsers
 * resolve to another host (`//host`, `/\host`, control characters in between) are rejected.
 */
export function toRedirectTarget(asked: string | null, origin = location.origin): string {
  if (asked === null || !/^\/(?![/\\])/.test(asked) || /[\p{Cc}\\]/u.test(asked)) return fallback
  let url: URL
  try {
    url = new URL(asked, origin)
  } catch {
    return fallback
  }
  if (
    url.origin !== origin ||
    /^\/+signin(\/|$)/i.test(decodePath(url.pathname)) ||
    url.pathname.startsWith('//')
  ) {
    return fallback
  }
  return `${url.pathname}${url.search}${url.hash}`
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export const toSignInPath = ({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}) => `/signin?redirect=${encodeURIComponent(`${pathname}${search}${hash}`)}`
