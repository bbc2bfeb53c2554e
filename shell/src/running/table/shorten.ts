/** For a screen; a report has them whole. */
export const shortenHashes = (text: string): string => text.replaceAll(/(-[0-9a-f]{8})[0-9a-f]{24}/g, '$1…')

/** What people call a version or a commit by: the first 8 digits of its hash, and `-dirty` where it says so. */
export const toShortHash = (text: string): string =>
  /(?:^|-)([0-9a-f]{8})[0-9a-f]*(-dirty)?$/.exec(text)?.slice(1).join('') ?? text
