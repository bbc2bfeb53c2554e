import { describeLeft } from '@console/shared/release/page-state'
import type { Traces } from './read-traces-in-page.ts'
import type { PageLog } from './watch-page.ts'

/**
 * Traces of a section that stay in the page after it was left.
 * @param before traces of the screen that was gone to, in a page that has not run the section.
 */
export function findLeft(unit: string, after: Traces, before: Traces): PageLog['seen'] {
  const still = (what: string, file?: string) => ({ what: `after it was left, ${what}`, file })
  return [
    ...after.left
      .filter(({ file }) => file.startsWith(`/remotes/${unit}/`))
      .map(({ what, file }) => still(`${what} was still there`, file)),
    ...describeLeft(before, after).map((what) => still(what)),
  ]
}
