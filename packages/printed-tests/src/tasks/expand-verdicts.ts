import { isVerdict, toVerdict } from '@console/ielts'
import type { GroupLines } from '../blocks/part-lines.ts'
import type { Answers } from '../model/printed-test.ts'
import type { Lines } from '../model/text-line.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { splitOptions } from '../patterns/option-patterns.ts'

const meanings: Record<string, RegExp> = {
  'NOT GIVEN':
    /\bnot\b|n['’]t\b|\bno information\b|\bmissing\b|\bno (?:se|aparece|consta)\b|\bnão |\bnicht|\bnon (?:men|do|da)|\bnie |\bbrak\b|\byok\b|belirtil|không (?:có|được|đề)|\bнет|(?<!\p{L})не (?!верно)/iu,
  FALSE:
    /\b(?:false|wrong|incorrect|contradict(?:s|ed)|disagrees?|fals[oa]|falsch|faux|fałsz|yanlış|sai)(?!\p{L})|(?<!\p{L})(?:не ?верно|ложь)/iu,
  TRUE: /\b(?:true|right|correct|stated|supported|confirmed|agrees?|verdadeir[oa]|verdader[oa]|vrai|vero|wahr|richtig|prawda|doğru)(?!\p{L})|đúng|(?<!\p{L})(?:верно|правда)/iu,
}

/** “wahr” and “no se menciona” in an instruction or a key, by the verdict that they mean. */
export const meaningOf = (said: string): string | undefined =>
  Object.entries(meanings).find(([, pattern]) => pattern.test(said))?.[0]

/** The letters of an exercise as its instruction explains them: “stated (S), contradicted (C) or not mentioned (NM)”. */
export function expandVerdicts(groups: readonly GroupLines[], answers: Answers): Answers {
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
    // “richtig”, “falsch” and “steht nicht im Text” in the key explain themselves.
    const wordOf = (answer: string) =>
      words.get(answer.toUpperCase()) ?? (own.length > 2 ? meaningOf(answer) : undefined)
    if (!own.every(([, answer]) => wordOf(answer) !== undefined)) continue
    for (const [number, answer] of own) {
      const word = wordOf(answer) ?? answer
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

/** “stated (S)”, “V (verdadero)” */
const explained = [
  /(?<phrase>[\p{L}’' ]{3,60}) \((?<sign>\p{Lu}{1,3}|[✓✔✗✘×xX+–-])\)/gu,
  /(?<!\p{L})(?!NO\b)(?<sign>\p{Lu}{1,2}) ?(?:\(|[=–-] )(?<phrase>[\p{L}’' ]{3,40})/gu,
]

function listWords(said: string): ReadonlyMap<string, string> {
  const own = new Map<string, string>()
  for (const { groups } of explained.flatMap((pattern) => [...said.matchAll(pattern)])) {
    const meaning = meaningOf(groups?.['phrase']?.split(/\bor\b|,/).at(-1) ?? '')
    if (meaning !== undefined) own.set(groups?.['sign'] ?? '', meaning)
  }
  if (own.size > 1 && new Set(own.values()).size === own.size) return own
  // Beside “true” or “right” an N is no “no”.
  const [, ...signs] =
    /\b([TRV])\b[\s,/]{1,3}([FW])\b(?:[\s,/]{1,3}|,? (?:or|ou?|oder) )(N\w{0,2})\b/.exec(said) ?? []
  const verdicts = ['TRUE', 'FALSE', 'NOT GIVEN']
  return new Map(signs.map((sign, nth) => [sign, verdicts[nth] ?? '']))
}
