import { splitLines } from '@console/values/text/line-breaks'
import { type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { openMessages } from './find-message-heads.ts'
import { joinRuledRows, joinWrappedCells } from './join-cells.ts'
import { normalizeCharacters } from './normalize-characters.ts'
import { numberMarkedLines } from './number-marked-lines.ts'
import { repairScan } from './repair-scan.ts'
import { separateColumns } from './separate-columns.ts'
import { translateLabels } from './translate-labels.ts'

const rule = /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/

/** Lines of a pasted text, with one kind of space, and cells divided by tabs however they were laid out. */
export function splitText(text: string): TextLine[] {
  const printed = dropLastDots(unquote(splitLines(text))).map(
    (line, index): TextLine => ({ at: index + 1, text: line }),
  )
  const laidOut = joinWrappedCells(markIndents(separateColumns(joinRuledRows(openMessages(printed)))))
  // The line below the head of a table made of pipes.
  const clean = mapTexts(laidOut, cleanLine).filter(({ text: own }) => !rule.test(own))
  return numberMarkedLines(repairScan(clean))
}

/** A mail that was answered has “> ” before every line, or before those that are not of the answer. */
function unquote(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  const quoted = filled.filter((line) => line.startsWith('>')).length
  const below = filled.slice(filled.findIndex((line) => line.startsWith('>')))
  const isBlock = quoted >= 20 && quoted > below.length * 0.9
  return quoted < filled.length * 0.8 && !isBlock
    ? [...lines]
    : lines.map((line) => line.replace(/^(?:> ?){1,4}/, ''))
}

/** Word makes one sign of three dots: where every row of them has a dot left, in the middle of sentences too, none ends there. */
function dropLastDots(lines: readonly string[]): readonly string[] {
  const rows = lines.flatMap((line) => line.match(/…{3,}\.?/g) ?? [])
  const areAll = rows.every((row) => row.endsWith('.')) && lines.some((line) => /…{3}\.\s[a-z]/.test(line))
  return areAll ? lines.map((line) => line.replaceAll(/(?<=…{3})\.(?!\.)/g, '')) : lines
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

const indented = /^(?:\t| {2,10})(?=["“‘'(]?[A-Z])\S.{30,}$/
const flush = /^\S.{20,}$/

/** A line that begins further in than those around it begins a paragraph: an empty line stands above it. */
const markIndents = (lines: Lines): TextLine[] =>
  lines.flatMap((line, index) => {
    const [before, next] = [lines[index - 1]?.text ?? '', lines[index + 1]?.text ?? '']
    const isFirst =
      indented.test(line.text) &&
      !/\S(?:\t| {3,})\S/.test(line.text) &&
      flush.test(next) &&
      /[.!?]["”’')]?\s*$/.test(before)
    return isFirst ? [{ at: line.at, text: '' }, line] : [line]
  })
