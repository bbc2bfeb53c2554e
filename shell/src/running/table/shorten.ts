/** For the screen; reports keep full hashes. */
export const shortenHashes = (text: string): string => text.replaceAll(/(-[0-9a-f]{8})[0-9a-f]{24}/g, '$1…')

/** Short name of a version or commit: the first 8 digits of its hash, plus `-dirty` if present. */
export const toShortHash = (text: string): string =>
  /(?:^|-)([0-9a-f]{8})[0-9a-f]*(-dirty)?$/.exec(text)?.slice(1).join('') ?? text
