import { splitLines } from '@console/values/text/line-breaks'
import { type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { isChoice } from '../patterns/gap-patterns.ts'
import { openMessages } from './find-message-heads.ts'
import { joinRuledRows, joinWrappedCells } from './join-cells.ts'
import { normalizeCharacters } from './normalize-characters.ts'
import { numberMarkedLines } from './number-marked-lines.ts'
import { repairMarks, repairScan } from './repair-scan.ts'
import { separateColumns } from './separate-columns.ts'

const rule = /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/

/** Lines of a pasted text, with one kind of space, and cells divided by tabs however they were laid out. */
export function splitText(text: string): TextLine[] {
  const printed = nameLetteredExercises(dropLastDots(unquote(splitLines(text)))).map(
    (line, index): TextLine => ({ at: index + 1, text: line }),
  )
  const laidOut = joinWrappedCells(markIndents(separateColumns(joinRuledRows(openMessages(printed)))))
  // The line below the head of a table made of pipes.
  const clean = mapTexts(repairMarks(laidOut), cleanLine).filter(({ text: own }) => !rule.test(own))
  return numberMarkedLines(repairScan(clean))
}

/** A mail that was answered has “> ” before every line, or before those that are not of the answer. */
function unquote(lines: readonly string[]): string[] {
  const isQuoted = (line = '') => line.startsWith('>')
  const last = lines.findLastIndex(isQuoted)
  const quoted = lines.filter(isQuoted).length
  if (quoted < Math.min(20, lines.filter((line) => line.trim() !== '').length * 0.8)) return [...lines]
  return lines.map((line, index) => {
    if (isQuoted(line)) return line.replace(/^(?:> ?){1,4}/, '')
    const [above = '', before = '', next = ''] = [lines[index - 2], lines[index - 1], lines[index + 1]]
    const asked = before.trim() === '' ? above : before
    const isBelow = isQuoted(asked) && (index < last || asking.test(asked)) && /^(?:>|\s*$)/.test(next)
    // A long line of the quotation was wrapped once more on its way.
    const isRest = asked === before && asked.length > 60 && !isChoice(line)
    return isBelow && !isRest && typed.test(line) ? `Answer: ${line}` : line
  })
}

const asking = /^>\s?(?:\d|[A-Ha-h][.)]\s|.{0,200}\?$)/

/** Lines that somebody typed below a question of the mail that is quoted. */
const typed = /^(?!\d{1,2}[.)]?\s)\S.{0,60}$/

/** Word makes one sign of three dots: where every row of them has a dot left, in the middle of sentences too, none ends there. */
function dropLastDots(lines: readonly string[]): readonly string[] {
  const rows = lines.flatMap((line) => line.match(/…{3,}\.?/g) ?? [])
  const areAll = rows.every((row) => row.endsWith('.')) && lines.some((line) => /…{3}\.\s[a-z]/.test(line))
  return areAll ? lines.map((line) => line.replaceAll(/(?<=…{3})\.(?!\.)/g, '')) : lines
}

function cleanLine(line: string): string {
  const plain = normalizeCharacters(line)
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

const letteredHead = /^\s{0,20}(\d[a-d])[.)]?\s{1,8}(?=[A-Z])/
const lettered = /^\s{0,20}(\d[a-d])[.):]?\s{1,8}(?=\S)/

/** “1a  Match …” and “1b  Choose …” are exercises, and so they are called in the key. */
function nameLetteredExercises(lines: readonly string[]): readonly string[] {
  const names = new Set(lines.flatMap((line) => letteredHead.exec(line)?.[1] ?? []))
  const toLabel = (found: string, name: string) => (names.has(name) ? `Exercise ${name}. ` : found)
  return names.has('1a') && names.has('1b') ? lines.map((line) => line.replace(lettered, toLabel)) : lines
}
