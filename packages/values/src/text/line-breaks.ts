/**
 * U+000B is a line break within a paragraph in word processors; U+0085, U+2028 and U+2029 are Unicode line separators.
 */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** Splits a text at any kind of line end. */
export const splitLines = (text: string): string[] => text.split(lineEnd)

/** Replaces line ends that browsers and JavaScript do not recognise with line feeds, keeping the text's length. */
export const toLineFeeds = (text: string): string => text.replace(/[\v\u0085\u2028\u2029]/g, '\n')
