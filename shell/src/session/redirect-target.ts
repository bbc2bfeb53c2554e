const fallback = '/'

/**
 * Where to go after sign-in: a path on this origin and never the sign-in screen, else `/`. What a browser would read as
 * another host (`//host`, `/\host`, control characters in between) counts as hostile.
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
