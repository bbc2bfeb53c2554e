import { countWords } from '@console/ielts'
import type { TextLine } from '../model/text-line.ts'

const posted = /^posted:?\s.{0,40}\d{1,2}:\d{2}/i
const thanks = /^(?:many )?(?:thanks|thank you)(?: (?:in advance|so much|a lot|everybody|all))?[.! ]{0,5}$/i

/** Who wrote in a forum, and when, with the thanks and the motto below what was written. */
export function listPostHeads(lines: readonly TextLine[]): TextLine[] {
  const posts = lines.flatMap(({ text }, index) => (posted.test(text) ? [index] : []))
  if (posts.length === 0) return []
  const heads = posts.flatMap((index) => {
    const from = lines.slice(0, index).findLastIndex(({ text }) => text === '' || countWords(text) > 5)
    return lines.slice(Math.max(from + 1, index - 4), index + 1)
  })
  const feet = lines.filter(
    ({ text }, index) =>
      thanks.test(text) || /^_{10,}$/.test(text) || /^_{10,}$/.test(lines[index - 1]?.text ?? ''),
  )
  return [...heads, ...feet]
}
