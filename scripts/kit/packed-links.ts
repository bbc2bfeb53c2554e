import { dirname, join, relative } from 'node:path'

/**
 * A page of the guides as the kit has it: links to what is packed lead there, and of others only the words stay.
 * @param extras source path to path in the package, of files and folders.
 */
export function keepPackedLinks(
  text: string,
  from: string,
  extras: Readonly<Record<string, string>>,
): string {
  const to = extras[from] ?? from
  const findPacked = (source: string) => {
    const folder = Object.keys(extras).find((path) => source === path || source.startsWith(`${path}/`))
    return folder === undefined ? undefined : join(extras[folder] ?? '', relative(folder, source))
  }
  return text.replaceAll(
    /!?\[([^\][]*)\]\((?!\w+:|#)([^()#\s]+)(#[^()\s]*)?\)/g,
    (_, words: string, path: string, heading = '') => {
      const packed = findPacked(join(dirname(from), path))
      if (packed !== undefined) return `[${words}](${relative(dirname(to), packed)}${heading})`
      return /^\d{4}$/.test(words) ? `decision ${words}` : words
    },
  )
}
