import { dropInvisible } from '@console/values/text/fold-text'
import { splitLines } from '@console/values/text/line-breaks'
import { toGapText } from './gap-patterns.ts'
import { matchNumbered } from './item-patterns.ts'
import { matchOption } from './option-patterns.ts'
import { toPlaceOfNumeral } from './question-labels.ts'

export { toGapText }

type Labelled = { place: number; text: string }
type MatchLabel = (line: string) => Labelled | null

const bullet = /^(?:[•▪●○◦*■·§]\s*|o\s(?=[A-Z])|[–−-]\s+)/

const matchNumber: MatchLabel = (line) => {
  const found = matchNumbered(line)
  return found === null ? null : { place: found.number, text: found.rest }
}

/** “1 litre” is an amount; with a sign behind it a number counts options. */
const matchNumberWithSign: MatchLabel = (line) =>
  /^[([]?\d{1,2}\s?[.):\]]/.test(line) ? matchNumber(line) : null

const matchLetter: MatchLabel = (line) => {
  const found = matchOption(line, false)
  return found === null ? null : { place: found.key.charCodeAt(0), text: found.text }
}

const matchNumeral: MatchLabel = (line) => {
  const found = matchOption(line, true)
  const place = toPlaceOfNumeral(found?.key ?? '')
  return found === null || place === 0 ? null : { place, text: found.text }
}

const labels = {
  question: [matchNumber, matchNumeral, matchLetter],
  option: [matchNumeral, matchLetter, matchNumberWithSign],
}

/**
 * The entries of a list that was copied from a paper, without the numbers, letters or bullets that it prints. Where they
 * are printed, a line without one goes on with the entry above it. `divider` is what stands between cells of a line.
 */
export function readList(text: string, of: keyof typeof labels, divider = ' '): string[] {
  const lines = splitLines(dropInvisible(text))
    .map((line) => toGapText(line.replaceAll(/[^\S\t]+/g, ' ')).trim())
    .filter((line) => line !== '')
  const labelled = labels[of].map((match) => readLabelled(lines, match)).find((found) => found !== null)
  const entries = labelled ?? lines.map((line) => line.replace(bullet, ''))
  return entries.map((entry) => entry.trim().replaceAll(/ ?\t ?/g, divider))
}

/** Null where the labels do not follow one another. */
function readLabelled(lines: readonly string[], match: MatchLabel): string[] | null {
  const found = lines.map(match)
  const isWhole = found.every((label) => label !== null)
  const entries: string[] = []
  let last = Number.NaN
  for (const [index, line] of lines.entries()) {
    const label = found[index]
    const isNext = label != null && (entries.length === 0 || label.place === last + 1)
    const isLater = label != null && label.place > last
    if (label != null && (isNext || (isWhole && isLater))) {
      entries.push(label.text)
      last = label.place
    } else if (entries.length === 0 || (label != null && isLater && /^\p{Lu}/u.test(label.text))) return null
    else entries.push(`${entries.pop()} ${line}`)
  }
  return entries.length > 1 ? entries : null
}
