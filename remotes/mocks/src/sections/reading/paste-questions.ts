import {
  insertNode,
  listIds,
  type MockCommand,
  type NodeId,
  type NodeRef,
  readField,
  readGroup,
  setAnswer,
  setField,
  toAnswerKind,
  toRef,
  toTraits,
  toTypedGap,
} from '@console/ielts'
import {
  buildQuestion,
  readCellText,
  readTableSource,
  type SourceCell,
  toSourceRows,
  writeTableSource,
} from '@console/ielts/sections'
import { readList } from '@console/printed-tests/list'
import { inSequence } from '@console/values/json/command'
import { fillCells } from '../../authoring/grid/fill-cells.ts'
import { pasteIntoGroup } from '../../authoring/questions/paste-into-group.ts'
import type { PasteList } from '../../editing/list-paste.ts'
import { type Piece, readPieces } from './write-gaps.ts'

export const pasteList = pasteIntoGroup((content, field, text) =>
  field.kind === 'cell' ? pasteCells(content, field, text) : pasteQuestions(content, field, text),
)

const pasteCells: PasteList = (content, field, text) => {
  const source = readTableSource(content, field.group) ?? toSourceRows(content, field.group)
  const { table, ...paste } = fillCells(source, text, field, {
    empty: (): SourceCell => [],
    read(cell, was) {
      const answers = was.flatMap((run) => (typeof run === 'string' ? [] : [run.answer])).values()
      const typed = cell.replaceAll(/\[\[[^[\]]*\]\]|_{3,}/g, (gap) => {
        const answer = answers.next().value ?? ''
        return gap.startsWith('[') ? gap : toTypedGap(answer)
      })
      return readCellText(typed, was)
    },
  })
  return { ...paste, command: writeTableSource(field.group, table) }
}

/** Fills the empty questions below, such as those of a template, then appends new ones. */
const pasteQuestions: PasteList = (content, { group, at: [id = ''], isReplaced }, text) => {
  const ref = toRef('reading.group', group)
  const node = readGroup(content.nodes, group)
  const { body } = toTraits(node?.fields.type)
  const questions = listIds(content.nodes, ref, 'questions')
  const isEmpty = (each: NodeId | undefined) =>
    each !== undefined &&
    (readField(content.nodes, toRef('reading.question', each), 'text') ?? '').trim() === ''
  const place = questions.indexOf(id)
  const start = isReplaced || isEmpty(id) ? place : place + 1
  const pieces = readList(text, 'question', body === 'table' ? ' | ' : ' ').flatMap((entry) =>
    toAnswerKind(node) === 'words' ? toPieces(entry) : [{ text: entry, answer: null }],
  )
  let end = Math.max(start, place + 1)
  while (isEmpty(questions[end]) && end - start < pieces.length) end += 1
  const filled = questions.slice(start, end)
  return {
    name: 'Paste questions',
    command: inSequence(
      ...pieces.map((piece, index) => writePiece(ref, { ...piece, of: filled[index], at: start + index })),
    ),
    message: `${pieces.length} ${body === 'statements' ? body : 'questions'} added`,
    findFocus: ({ nodes }) => `${listIds(nodes, ref, 'questions')[start + pieces.length - 1]} text`,
  }
}

/** Printed gaps belong to one question; each typed gap has an answer and is a question. */
function toPieces(entry: string): Piece[] {
  const pieces = readPieces(entry)
  return pieces.some(({ answer }) => answer !== null) ? pieces : [{ text: entry, answer: null }]
}

/** `of` is the existing question. */
const writePiece =
  (
    group: NodeRef<'reading.group'>,
    { text, answer, of, at }: Piece & { of: NodeId | undefined; at: number },
  ): MockCommand =>
  (content) => {
    const next =
      of === undefined
        ? insertNode(group, 'questions', at, buildQuestion(text))(content)
        : setField(toRef('reading.question', of), 'text', text)(content)
    const written = listIds(next.nodes, group, 'questions')[at]
    return answer === null || written === undefined ? next : setAnswer(written, answer)(next)
  }
