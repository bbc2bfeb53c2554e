import {
  type AnswerOption,
  type KeyGroup,
  listKeyGroups,
  type MockCommand,
  toKeyAnswer,
} from '@console/ielts'
import type { GroupRules } from '@console/ielts/sections'
import { type PrintedKey, readKey } from '@console/printed-tests/key'

/** Answers by question number, as the key has them. */
export type NumberedAnswers = ReadonlyMap<number, string>

/** Answers of a printed key in the terms of the groups that ask for them; a number without a question stays as it is written. */
export function toNumberedAnswers(
  printed: ReadonlyMap<number, string>,
  groups: readonly KeyGroup[],
): NumberedAnswers {
  const groupOf = new Map(
    groups.flatMap((group) => group.questions.map(({ number }) => [number, group] as const)),
  )
  return new Map(
    [...printed].map(([number, said]) => {
      const group = groupOf.get(number)
      if (group === undefined) return [number, said]
      const options = group.kind === 'words' ? null : (group.options ?? [])
      return [number, toKeyAnswer(withLetter(said, options), options)]
    }),
  )
}

/** “2” for the second option, where options have numbers on paper and letters here. */
function withLetter(said: string, options: readonly AnswerOption[] | null): string {
  const isKey = options?.some(({ key, text }) => key === said || text === said) === true
  return !isKey && /^[1-9]$/.test(said) ? (options?.[Number(said) - 1]?.key ?? said) : said
}

/** A pasted key, read for the questions of these groups; one that is pasted at question `from` begins there. */
export const readPastedKey = (text: string, groups: readonly KeyGroup[], from = 1): PrintedKey =>
  readKey(text, { from, ends: groups.map(({ questions }) => questions.at(-1)?.number ?? 0) })

/** Writes answers into the key, in the form that each group has; `follow` is what follows from the key of a group. */
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
