import { setAnswer, setField } from '../../core/document/field-commands.ts'
import { insertNode } from '../../core/document/list-commands.ts'
import { inSequence, type MockCommand } from '../../core/document/mock-command.ts'
import { listIds } from '../../core/document/mock-content.ts'
import type { NodeId, NodeRef } from '../../core/document/mock-node.ts'
import { buildQuestion } from './question-types.ts'

const gaps = /\[\[((?:(?!\[\[).)*?)\]\]|_{3,}/g

/** Null as the answer is that of a gap which was there. */
type Piece = { text: string; answer: string | null }

/** The questions that a text with typed gaps makes: one for each gap, in the form that a passage's questions have. */
export function readPieces(source: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of source.matchAll(gaps)) {
    pieces.push({ text: `${source.slice(from, match.index)}_____`.trim(), answer: match[1]?.trim() ?? null })
    from = match.index + match[0].length
  }
  return pieces.map((piece, index) =>
    index === pieces.length - 1 ? { ...piece, text: `${piece.text}${source.slice(from)}` } : piece,
  )
}

/** A text with typed gaps in place of a question: its own gap keeps its answer, every other becomes a question beside it. */
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
      piece.answer === null ? inSequence() : setAnswer(id, piece.answer),
    )(content)
    return pieces.reduce((current, { text, answer }, index) => {
      if (index === own) return current
      const added = insertNode(group, 'questions', at + index, buildQuestion(text))(current)
      const made = listIds(added.nodes, group, 'questions')[at + index]
      return made === undefined ? added : setAnswer(made, answer ?? '')(added)
    }, kept)
  }
