const rasterImage = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[a-z0-9+/]+={0,2}$/i

/** A recording or picture of the demonstration: a path, since the API serves it on whatever port the console has. */
const demoMedia = /^\/api\/v1\/admin\/demo-media\/[a-z\d-]+\.(?:mp3|svg)$/

/**
 * An address from data as a link, picture or recording may have it: of http or https, whole, as a browser reads it.
 * Null for every other protocol, for a path without a host but the demonstration’s own, and for one with a user name, which
 * is how an address is made to look like another.
 */
export function toSafeAddress(text: string | null | undefined): string | null {
  if (demoMedia.test(text ?? '')) return text ?? null
  const url = URL.parse(text ?? '')
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.username === '' && url.password === '' ? url.href : null
}

/** As `toSafeAddress`, and pictures written out as `data:` too; drawings (SVG) not, since they may hold scripts. */
export function toSafeImageAddress(text: string | null | undefined): string | null {
  const address = toSafeAddress(text)
  if (address !== null) return address
  const trimmed = (text ?? '').trim()
  return rasterImage.test(trimmed) ? trimmed : null
}
