/** U+000B is what word processors have for a break within a paragraph; U+0085, U+2028 and U+2029 are line ends of Unicode. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** The lines of a text, whatever ends them. */
export const splitLines = (text: string): string[] => text.split(lineEnd)

/** The line ends that browsers and JavaScript do not know as ones, as line feeds: a text of the same length. */
export const toLineFeeds = (text: string): string => text.replace(/[\v\u0085\u2028\u2029]/g, '\n')
