import { splitText } from '../lines/split-text.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { isScriptHead, matchGroupHead, matchKeyHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isInstruction } from '../patterns/instruction-patterns.ts'
import { isEntry, parseEntry } from '../patterns/key-entries.ts'

/** The part of a test that a source holds. `none` is left out. */
export type SourceKind = 'paper' | 'key' | 'script' | 'none'

const speech = /^(?!Answer:)(?:[A-Z][\w’'. ]{1,24}:\s|[A-Z][A-Z’'. ]{1,24}\t)/

/** Judges by content, not by name. A paper may hold its key and its transcript as well. */
export function recognizeSource(text: string): SourceKind {
  const lines = splitText(text)
    .map((line) => line.text)
    .filter((line) => line !== '')
  const heads = lines.slice(0, 4)
  const asked = lines.filter(
    (line) => isInstruction(line) || (matchGroupHead(line) !== null && !isEntry(line)),
  ).length
  const content = lines.filter((line) => !isHead(line))
  const entries = content.filter(isShortEntry).length
  const isKey = entries >= Math.max(2, content.length * 0.6)
  if (isKey && (asked <= content.length * 0.2 || heads.some((line) => matchKeyHead(line) !== null)))
    return 'key'
  if (lines.some(asks) && content.some(isEntry)) return 'paper'
  if (heads.some(isScriptHead)) return 'script'
  return content.filter((line) => speech.test(line) && !hasRun(line)).length >= content.length * 0.4
    ? 'script'
    : 'paper'
}

/** “Questions 1–6: Complete the notes.” is an instruction as well. */
const asks = (line: string): boolean => isInstruction(line) || isInstruction(matchGroupHead(line)?.rest ?? '')

const isHead = (line: string): boolean =>
  [matchKeyHead, matchPassageHead, matchGroupHead].some((match) => match(line) !== null)

/** “14 iv”, or several of them on a line; a statement is longer. */
function isShortEntry(line: string): boolean {
  const said = parseEntry(line)?.said
  const numbers = line.match(/(?<!\S)\d{1,2}\b/g)?.length ?? 1
  return said !== undefined && line.split(/\s+/).length <= numbers * 6 && !said.endsWith('?')
}
