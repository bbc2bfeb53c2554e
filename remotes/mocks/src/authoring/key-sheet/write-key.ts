import {
  type AnswerOption,
  type KeyGroup,
  listKeyGroups,
  type MockCommand,
  toKeyAnswer,
} from '@console/ielts'
import type { GroupRules } from '@console/ielts/sections'
import { type PrintedKey, readKey } from '@console/printed-tests/key'

/** Answers in key notation by question number. */
export type NumberedAnswers = ReadonlyMap<number, string>

/** Converts a printed key to the notation of each group. Numbers without a question keep their text. */
export function toNumberedAnswers(
  printed: ReadonlyMap<number, string>,
  groups: readonly KeyGroup[],
): NumberedAnswers {
  const groupOf = new Map(
    groups.flatMap((group) => group.questions.map(({ number }) => [number, group] as const)),
  )
  return new Map(
    [...printed].map(([number, text]) => {
      const group = groupOf.get(number)
      if (group === undefined) return [number, text]
      const options = group.kind === 'words' ? null : group.options
      return [number, toKeyAnswer(withLetter(text, options), options)]
    }),
  )
}

/** Converts “2” to the letter of the second option, for tests that print options with numbers. */
function withLetter(answer: string, options: readonly AnswerOption[] | null): string {
  const isKey = options?.some(({ key, text }) => key === answer || text === answer) === true
  return !isKey && /^[1-9]$/.test(answer) ? (options?.[Number(answer) - 1]?.key ?? answer) : answer
}

/** Parses a pasted key for the questions of these groups; unnumbered lines begin at question `from`. */
export const readPastedKey = (text: string, groups: readonly KeyGroup[], from = 1): PrintedKey =>
  readKey(text, { from, ends: groups.map(({ questions }) => questions.at(-1)?.number ?? 0) })

/** Writes answers in the notation of each group; `follow` applies the section’s follow-up changes. */
export const writeKey =
  (answers: NumberedAnswers, follow: GroupRules['follow']): MockCommand =>
  (content) =>
    listKeyGroups(content).reduce(
      (command, { node }) => follow(node.id, command),
      writeAnswers(answers),
    )(content)

const writeAnswers =
  (answers: NumberedAnswers): MockCommand =>
  (content) => {
    let written = content
    for (const [number, answer] of answers) {
      const question = listKeyGroups(written)
        .flatMap(({ questions }) => questions)
        .find((each) => each.number === number)
      if (question !== undefined) written = question.setKey(answer)(written)
    }
    return written
  }
