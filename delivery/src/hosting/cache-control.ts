export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  /** Kept, but asked about every time; the answer is a 304 while nothing changed. */
  revalidate: 'no-cache',
}
