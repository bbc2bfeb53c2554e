import { splitLines } from '@console/values/text/line-breaks'
import type { TextLine } from '../model/text-line.ts'
import { joinRuledRows, joinWrappedCells } from './join-cells.ts'
import { markIndents } from './mark-indents.ts'
import { nameCircledExercises } from './name-circled-exercises.ts'
import { nameRanges } from './name-ranges.ts'
import { normalizeCharacters } from './normalize-characters.ts'
import { numberMarkedLines } from './number-marked-lines.ts'
import { repairScan } from './repair-scan.ts'
import { separateColumns } from './separate-columns.ts'
import { translateLabels } from './translate-labels.ts'

const rule = /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/

/** Lines of a pasted text, with one kind of space, and cells divided by tabs however they were laid out. */
export function splitText(text: string): TextLine[] {
  const printed = nameCircledExercises(unquote(splitLines(text))).map(
    (line, index): TextLine => ({ at: index + 1, text: line }),
  )
  const laidOut = joinWrappedCells(markIndents(separateColumns(joinRuledRows(printed))))
  const clean = laidOut
    .map(({ at, text: line }) => ({ at, text: cleanLine(line) }))
    // The line below the head of a table made of pipes.
    .filter(({ text: own }) => !rule.test(own))
  return nameRanges(numberMarkedLines(repairScan(clean)))
}

/** A mail that was answered has “> ” before every line. */
function unquote(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  const quoted = filled.filter((line) => line.startsWith('>')).length
  return quoted < filled.length * 0.8 ? [...lines] : lines.map((line) => line.replace(/^(?:> ?){1,4}/, ''))
}

function cleanLine(line: string): string {
  const plain = translateLabels(normalizeCharacters(line))
  return rule.test(plain) ? plain : toCells(plain)
}

function toCells(line: string): string {
  if (/^[|│]+$/.test(line)) return line === '|' ? line : ''
  const inner = line.replace(/^[|│]\s?/, '').replace(/[|│]$/, '')
  return inner
    .split(/\t| {2,}|[|│]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join('\t')
}
