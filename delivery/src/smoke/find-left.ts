import type { Traces } from './read-traces-in-page.ts'
import type { PageLog } from './watch-page.ts'

/**
 * Traces of a section that stay in the page after it was left.
 * @param before traces of the screen that was gone to, in a page that has not run the section.
 */
export function findLeft(unit: string, after: Traces, before: Traces): PageLog['seen'] {
  const folder = `/remotes/${unit}/`
  const without = (mine: readonly string[], theirs: readonly string[]) =>
    mine.filter((each) => !theirs.includes(each))
  const still = (what: string, file?: string) => ({ what: `after it was left, ${what}`, file })
  return [
    ...after.left
      .filter(({ file }) => file.startsWith(folder))
      .map(({ what, file }) => still(`${what} was still there`, file)),
    ...(after.title === before.title ? [] : [still(`the title was “${after.title}”`)]),
    ...without(after.attributes, before.attributes).map((each) => still(`<${each}> was still set`)),
    ...without(before.attributes, after.attributes).map((each) => still(`<${each}> was missing`)),
    ...after.patched.map((name) => still(`${name} was changed for everybody`)),
    ...without(after.lostKeys, before.lostKeys).map((key) => still(`“${key}” was gone from the storage`)),
  ]
}
