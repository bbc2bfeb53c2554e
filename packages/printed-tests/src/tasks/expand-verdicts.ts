import { isVerdict, toVerdict } from '@console/ielts'
import type { GroupLines } from '../blocks/part-lines.ts'
import type { PrintedTest } from '../model/printed-test.ts'
import type { Lines } from '../model/text-line.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { splitOptions } from '../patterns/option-patterns.ts'

const meanings: readonly [RegExp, string][] = [
  [/\bnot\b|n['’]t\b|\bno information\b|\bmissing\b/i, 'NOT GIVEN'],
  [/\b(?:true|right|correct|stated|supported|confirmed|agrees?)\b/i, 'TRUE'],
  [/\b(?:false|wrong|incorrect|contradict(?:s|ed)|disagrees?)\b/i, 'FALSE'],
]

/** The letters of an exercise as its instruction explains them: “stated (S), contradicted (C) or not mentioned (NM)”. */
export function expandVerdicts(
  groups: readonly GroupLines[],
  answers: PrintedTest['answers'],
): Map<number, string> {
  const worded = new Map(answers)
  for (const { first, last, lines } of groups) {
    const own = [...answers].filter(([number]) => number >= first && number <= last)
    const asked = lines.findIndex(({ text }) => matchNumbered(text) !== null)
    const said = lines
      .slice(0, asked === -1 ? lines.length : asked)
      .map(({ text }) => text)
      .join(' ')
    const chosen = listChosen(lines)
    const words = chosen.size > 1 ? chosen : listWords(said)
    if (!own.every(([, answer]) => words.has(answer.toUpperCase()))) continue
    for (const [number, answer] of own) {
      const word = words.get(answer.toUpperCase()) ?? answer
      if (toVerdict(answer).toUpperCase() !== word) worded.set(number, word)
    }
  }
  return worded
}

/** “a. True   b. False   c. Not given” below each statement; none where a letter has another meaning below the next. */
function listChosen(lines: Lines): ReadonlyMap<string, string> {
  const options = lines.flatMap(({ text }) => splitOptions(text, false) ?? [])
  const words = new Map(options.map(({ key, text }) => [key, text.toUpperCase()]))
  return options.every(({ key, text }) => isVerdict(text) && words.get(key) === text.toUpperCase())
    ? words
    : new Map()
}

function listWords(said: string): ReadonlyMap<string, string> {
  const pairs = [...said.matchAll(/([A-Za-z’' ]{3,60}) \(([A-Z]{1,2}|[✓✔✗✘×xX+–-])\)/g)].flatMap(
    ([, phrase = '', sign = '']) => toPair(sign, phrase),
  )
  const own = new Map(pairs)
  if (own.size > 1 && new Set(own.values()).size === own.size) return own
  // Beside “true” or “right” an N is no “no”.
  const row = /\b([TR])\b[\s,/]{1,3}([FW])\b(?:[\s,/]{1,3}|,? or )N\b/.exec(said)
  return row === null
    ? new Map()
    : new Map([
        [row[1] ?? '', 'TRUE'],
        [row[2] ?? '', 'FALSE'],
        ['N', 'NOT GIVEN'],
      ])
}

function toPair(sign: string, phrase: string): [string, string][] {
  const said = phrase.split(/\bor\b|,/).at(-1) ?? ''
  const meaning = meanings.find(([pattern]) => pattern.test(said))?.[1]
  return meaning === undefined ? [] : [[sign, meaning]]
}
