export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  /** Cached, but revalidated every time; the answer is a 304 while nothing changed. */
  revalidate: 'no-cache',
}
