import type { AnswerOption } from './answer-option.ts'
import { normaliseAnswer, toKeyText } from './answer-text.ts'
import { toVerdict } from './verdict-words.ts'

/**
 * Converts a typed answer to the form of the key: words with every accepted answer written out, or the key of an option
 * that is named by its letter (`b`, `B.`, `B by train`), its text, or `T`, `F`, `Y`, `N`, `NG`. Text that names no option
 * is returned unchanged.
 */
export function toKeyAnswer(typed: string, options: readonly AnswerOption[] | null): string {
  if (options === null) return toKeyText(typed)
  if (typed.trim() === '') return ''
  const wanted = normaliseAnswer(typed.replace(/^\(([^()]*)\)$/, '$1').replace(/[.)]\s*$/, ''))
  const meant = toVerdict(wanted)
  const { key } =
    options.find((option) => option.key === typed) ??
    options.find((option) => normaliseAnswer(option.key) === wanted) ??
    options.find((option) => normaliseAnswer(option.key) === meant) ??
    options.find(({ text }) => normaliseAnswer(text) === wanted) ??
    options.find(
      (option) => /^.$/u.test(option.key) && typed.startsWith(option.key) && /^.[ .):]/u.test(typed),
    ) ??
    {}
  return key ?? typed.trim()
}
