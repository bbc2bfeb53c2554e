import { listKeyGroups } from '@console/ielts'
import type { PasteList } from '../../editing/list-paste.ts'
import { readPastedKey, toNumberedAnswers, writeKey } from '../key-sheet/write-key.ts'

/** Pastes a column of answers from one question on, or by number if the lines are numbered. */
export const pasteAnswers: PasteList = (content, { at: [id] }, text) => {
  const groups = listKeyGroups(content)
  const questions = groups.flatMap((group) => group.questions)
  const from = questions.find(({ place }) => place.node === id)?.number ?? 1
  const { answers, unread } = readPastedKey(text, groups, from)
  const found = new Map(
    [...toNumberedAnswers(answers, groups)].filter(([number]) =>
      questions.some((each) => each.number === number),
    ),
  )
  const unknown = [...answers.keys()].filter((number) => !found.has(number))
  const note = [
    unknown.length > 0 && `There is no question ${unknown.join(', ')}.`,
    unread.length > 0 && `Not understood: “${unread.map((line) => line.text).join('”, “')}”.`,
  ]
  return {
    name: 'Paste answers',
    command: writeKey(found, (_, command) => command),
    message: `${found.size} answer${found.size === 1 ? '' : 's'} added`,
    note: note.filter(Boolean).join(' '),
  }
}
