import { type KeyedLines, toAnswers } from '../answers/to-answers.ts'
import { type Hints, type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { matchHead, matchPassageHead } from '../patterns/head-patterns.ts'

const cover = /\uE000(\d+)/g

/** Finds the key without the lines that a person knows to be a text or a rubric, whatever they look like. */
export function findHintedAnswers(lines: Lines, hints: Hints): KeyedLines {
  const covered = lines.map((line, index) =>
    isCovered(line, hints) ? { at: line.at, text: `\uE000${index}` } : line,
  )
  const uncover = (own: Lines): TextLine[] =>
    mapTexts(own, (text) => text.replace(cover, (_, index) => lines[Number(index)]?.text ?? ''))
  const { body, page, script, key, ...keyed } = toAnswers(covered)
  return {
    ...keyed,
    body: uncover(body),
    page: uncover(page),
    script: uncover(script),
    key: { ...key, unread: uncover(key.unread) },
  }
}

/** Heads above them may be of the same line. */
function isCovered({ at, text }: TextLine, hints: Hints): boolean {
  const role = hints.get(at)
  if (role === 'rubric') return text !== '' && matchHead(text) === null
  return (role === 'title' || role === 'text') && text !== '' && matchPassageHead(text) === null
}
