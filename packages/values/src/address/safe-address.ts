const rasterImage = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[a-z0-9+/]+={0,2}$/i

/** A recording or picture of the demo: a path, because the API serves it on whatever port the console has. */
const demoMedia = /^\/api\/v1\/admin\/demo-media\/[a-z\d-]+\.(?:mp3|svg)$/

/**
 * Validates an address from data for use in a link, picture or recording: absolute http or https, normalised like a
 * browser. Null for other protocols, for a path without a host except the demo’s own, and for an address with a user
 * name, which can make it look like another.
 */
export function toSafeAddress(text: string | null | undefined): string | null {
  if (demoMedia.test(text ?? '')) return text ?? null
  const url = URL.parse(text ?? '')
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.username === '' && url.password === '' ? url.href : null
}

/** Like `toSafeAddress`, but also allows `data:` pictures except SVG, which may contain scripts. */
export function toSafeImageAddress(text: string | null | undefined): string | null {
  const address = toSafeAddress(text)
  if (address !== null) return address
  const trimmed = (text ?? '').trim()
  return rasterImage.test(trimmed) ? trimmed : null
}
