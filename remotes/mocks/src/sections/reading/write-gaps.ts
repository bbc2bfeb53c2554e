import {
  insertNode,
  listIds,
  type MockCommand,
  type NodeId,
  type NodeRef,
  setAnswer,
  setField,
  toKeyText,
} from '@console/ielts'
import { buildQuestion } from '@console/ielts/sections'
import { inSequence } from '@console/values/json/command'

/** Typed as `[[answer]]`, or printed as a line. */
export const gaps = /\[\[((?:(?!\[\[).)*?)\]\]|_{3,}/g

/** `answer` is null for a gap that already existed. */
export type Piece = { text: string; answer: string | null }

/** Splits a text with typed gaps into questions, one per gap. */
export function readPieces(source: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of source.matchAll(gaps)) {
    const answer = match[1] === undefined ? null : toKeyText(match[1])
    pieces.push({ text: `${source.slice(from, match.index)}_____`.trim(), answer })
    from = match.index + match[0].length
  }
  return pieces.map((piece, index) =>
    index === pieces.length - 1 ? { ...piece, text: `${piece.text}${source.slice(from)}` } : piece,
  )
}

/** Replaces a question by the gaps of a text: its own gap keeps its answer, the others become new questions. */
export const writeGaps =
  (group: NodeRef<'reading.group'>, id: NodeId, source: string): MockCommand =>
  (content) => {
    const pieces = readPieces(source)
    const at = listIds(content.nodes, group, 'questions').indexOf(id)
    const own = Math.max(
      0,
      pieces.findIndex(({ answer }) => answer === null),
    )
    const [piece] = pieces.slice(own)
    if (piece === undefined || at === -1) return content
    const kept = inSequence(
      setField({ kind: 'reading.question', id }, 'text', piece.text),
      piece.answer !== null && setAnswer(id, piece.answer),
    )(content)
    return pieces.reduce((current, { text, answer }, index) => {
      if (index === own) return current
      const added = insertNode(group, 'questions', at + index, buildQuestion(text))(current)
      const made = listIds(added.nodes, group, 'questions')[at + index]
      return made === undefined ? added : setAnswer(made, answer ?? '')(added)
    }, kept)
  }
