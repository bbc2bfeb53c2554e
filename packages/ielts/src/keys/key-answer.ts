import type { AnswerOption } from './answer-option.ts'
import { normaliseAnswer, toKeyText } from './answer-text.ts'
import { toVerdict } from './verdict-words.ts'

/**
 * What somebody wrote as the answer of a question, as the key has it: words with every accepted answer written out, or the key
 * of the option that is meant, by its letter (`b`, `B.`, `B by train`), by its text, or by `T`, `F`, `Y`, `N`, `NG`. What means
 * no option stays as it is written.
 */
export function toKeyAnswer(said: string, options: readonly AnswerOption[] | null): string {
  if (options === null) return toKeyText(said)
  if (said.trim() === '') return ''
  const wanted = normaliseAnswer(said.replace(/^\(([^()]*)\)$/, '$1').replace(/[.)]\s*$/, ''))
  const meant = toVerdict(wanted)
  const { key } =
    options.find((option) => option.key === said) ??
    options.find((option) => normaliseAnswer(option.key) === wanted) ??
    options.find((option) => normaliseAnswer(option.key) === meant) ??
    options.find(({ text }) => normaliseAnswer(text) === wanted) ??
    options.find(
      (option) => /^.$/u.test(option.key) && said.startsWith(option.key) && /^.[ .):]/u.test(said),
    ) ??
    {}
  return key ?? said.trim()
}
