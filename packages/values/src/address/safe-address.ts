const rasterImage = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[a-z0-9+/]+={0,2}$/i

/** A recording or picture of the demonstration: a path, since the API serves it on whatever port the console has. */
const demoMedia = /^\/api\/v1\/admin\/demo-media\/[a-z\d-]+\.(?:mp3|svg)$/

/**
 * An address from data that is safe in a link, picture or recording: http or https, complete, as a browser reads it. Null for
 * every other protocol, for a path without a host except the demonstration’s own, and for an address with a user name, which
 * can make it look like another.
 */
export function toSafeAddress(text: string | null | undefined): string | null {
  if (demoMedia.test(text ?? '')) return text ?? null
  const url = URL.parse(text ?? '')
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.username === '' && url.password === '' ? url.href : null
}

/** As `toSafeAddress`, and pictures given as `data:` too, but no drawings (SVG), since they may contain scripts. */
export function toSafeImageAddress(text: string | null | undefined): string | null {
  const address = toSafeAddress(text)
  if (address !== null) return address
  const trimmed = (text ?? '').trim()
  return rasterImage.test(trimmed) ? trimmed : null
}
