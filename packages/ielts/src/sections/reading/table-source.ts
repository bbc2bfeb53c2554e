import { setAnswer, setField } from '../../document/field-commands.ts'
import { insertNode, moveNode, removeNode } from '../../document/list-commands.ts'
import { listIds, type MockCommand, type MockContent, readField } from '../../document/mock-content.ts'
import type { MockNodes, NodeId } from '../../document/mock-node.ts'
import { splitAtGaps, toTypedGap } from '../../keys/gap-text.ts'
import { type CellRun, readGapTable, writeGapTable } from './gap-table.ts'
import { splitAtGap } from './gapped-text.ts'
import { buildQuestion } from './passage-body.ts'

/** Words of a cell, or a gap with its question, which is null while it is new. */
export type SourceRun = string | { id: NodeId | null; answer: string }
export type SourceCell = readonly SourceRun[]

/** The table of a group as it is edited. */
export type SourceTable = { title: string; headers: string[]; rows: SourceCell[][] }

const toRef = (id: NodeId) => ({ kind: 'reading.group', id }) as const

const readTitle = (nodes: MockNodes, group: NodeId): string => readField(nodes, toRef(group), 'title') ?? ''

const readText = (nodes: MockNodes, id: NodeId): string =>
  readField(nodes, { kind: 'reading.question', id }, 'text') ?? ''

/** Null if the questions of a group are a list. */
export function readTableSource({ nodes }: MockContent, group: NodeId): SourceTable | null {
  const ids = listIds(nodes, toRef(group), 'questions')
  const texts = ids.map((id) => readText(nodes, id))
  const table = readGapTable({ title: readTitle(nodes, group), texts })
  if (table === null) return null
  const toRun = (run: CellRun): SourceRun => {
    if (typeof run === 'string') return run
    const id = ids[run.gap] ?? null
    return { id, answer: (id === null ? undefined : nodes[id]?.answer) ?? '' }
  }
  const rows = table.rows.map((cells) => cells.map((cell) => cell.map(toRun)))
  return { title: table.title, headers: [...table.heads], rows }
}

/** Each gap keeps its question wherever it moves; questions whose gap was removed are removed too. */
export const writeTableSource =
  (group: NodeId, { title: name, headers, rows }: SourceTable): MockCommand =>
  (content) => {
    const gaps = rows.flat(2).filter((run) => typeof run !== 'string')
    const places = new Map(gaps.map((run, index) => [run, index]))
    const { title, texts } = writeGapTable({
      title: name,
      heads: headers,
      rows: rows.map((cells) =>
        cells.map((cell) =>
          cell.map((run) => (typeof run === 'string' ? run : { gap: places.get(run) ?? 0 })),
        ),
      ),
    })
    const kept = new Set(gaps.map(({ id }) => id))
    const gone = listIds(content.nodes, toRef(group), 'questions').filter((id) => !kept.has(id))
    const asked = texts.reduce(
      (current, text, index) => writeQuestion(group, index, text, gaps[index])(current),
      gone.reduce((current, id) => removeNode(id)(current), content),
    )
    const isSame = title === readTitle(content.nodes, group)
    return isSame ? asked : setField(toRef(group), 'title', title)(asked)
  }

const writeQuestion =
  (group: NodeId, index: number, text: string, gap?: Exclude<SourceRun, string>): MockCommand =>
  (content) => {
    const placed =
      gap?.id == null
        ? insertNode(toRef(group), 'questions', index, buildQuestion(text))(content)
        : moveNode(gap.id, index)(content)
    const id = listIds(placed.nodes, toRef(group), 'questions')[index]
    if (id === undefined) return placed
    const question = { kind: 'reading.question', id } as const
    const written =
      readField(placed.nodes, question, 'text') === text ? placed : setField(question, 'text', text)(placed)
    const answer = gap?.answer ?? ''
    return (written.nodes[id]?.answer ?? '') === answer ? written : setAnswer(id, answer)(written)
  }

/** A cell as editable text, with its gaps as `[[answer]]`. */
export const toCellText = (cell: SourceCell): string =>
  cell.map((run) => (typeof run === 'string' ? run : toTypedGap(run.answer))).join('')

/** An edited text as a cell: its gaps are those of the previous cell, in order. A bar would split it. */
export function readCellText(text: string, was: SourceCell): SourceCell {
  const ids = was.flatMap((run) => (typeof run === 'string' ? [] : [run.id]))
  const plain = text
    .replaceAll(/\[\[[^[\]]*\]\]|\|/g, (found) => (found === '|' ? '/' : found))
    .replaceAll(/\s+/g, ' ')
    .trim()
  const pieces = splitAtGaps(plain)
  if (pieces.length === 0) return plain === '' ? [] : [plain]
  return pieces
    .flatMap(({ before, answer, after }, index): SourceRun[] => [
      before,
      { id: ids[index] ?? null, answer },
      after,
    ])
    .filter((run) => run !== '')
}

/** A list of questions as a table of one column, after an empty column for their labels. */
export function toSourceRows({ nodes }: MockContent, group: NodeId): SourceTable {
  const title = readTitle(nodes, group)
  const rows = listIds(nodes, toRef(group), 'questions').map((id): SourceCell[] => {
    const { before, after } = splitAtGap(readText(nodes, id))
    const gap = { id, answer: nodes[id]?.answer ?? '' }
    return [[], [before, gap, after].filter((run) => run !== '')]
  })
  return { title, headers: [], rows }
}
