import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  type Blank,
  type BlankCell,
  type ItemBlank,
  type KeyGroup,
  type ListeningBody,
  type ListeningGroup,
  type ListeningItem,
  listBlanks,
  listPartIds,
  type MockContent,
  readBody,
  type Table,
  toPlaceKey,
  toPrintedLead,
  toTail,
  toTraits,
  withoutArrows,
} from '@console/ielts'
import { countColumns, listSteps, readPart, toPartTitle } from '@console/ielts/sections'
import type { ReactNode } from 'react'
import { MockImage } from '../../controls/mock-image.tsx'
import { ColumnHeads } from '../../preview/column-heads.tsx'
import styles from '../../preview/gapped.module.css'
import {
  isOfOneQuestion,
  PartQuestions,
  type PrintedPartProps,
  QuestionList,
  type ShowAnswer,
} from '../../preview/part-questions.tsx'
import { ScrolledTable } from '../../preview/scrolled-table.tsx'
import type { SittingPartProps } from '../../sitting/test-sitting.tsx'

type PartPaperProps = PrintedPartProps & Pick<Partial<SittingPartProps>, 'options'>

/** A part as it is printed. */
export function PartPaper({ content, id, options, answer }: PartPaperProps) {
  return (
    <div>
      <h3 dir="auto" className={text.title}>
        {toPartTitle(readPart(content, id)) || `Part ${listPartIds(content).indexOf(id) + 1}`}
      </h3>
      <PartQuestions content={content} id={id} noun="part" options={options}>
        {(group) => <GroupBody content={content} group={group} answer={answer} />}
      </PartQuestions>
    </div>
  )
}

type BodyProps = { content: MockContent; group: KeyGroup; answer: ShowAnswer }
type OwnProps<Body> = BodyProps & { node: ListeningGroup; body: Body }

function GroupBody(props: BodyProps) {
  const { node } = props.group
  if (node.kind !== 'listening.group') return null
  const { image, title } = node.fields
  return (
    <>
      {image && <MockImage key={image} address={image} alt={title ?? ''} />}
      <Asked {...props} node={node} body={readBody(props.content.nodes, node)} />
    </>
  )
}

function Asked({ body, ...props }: OwnProps<ListeningBody>) {
  switch (body.form) {
    case 'table':
      return <TableBody {...props} body={body.table} />
    case 'items':
      return body.items.some(({ fields }) => fields.blank != null) && !isOfOneQuestion(props.group) ? (
        <LineBody {...props} body={body.items} />
      ) : (
        <QuestionList group={props.group} answer={props.answer} />
      )
    case 'unknown':
      return null
  }
}

type Gaps = ReadonlyMap<Blank['of'], ReactNode>

/** Inputs by asked item. */
function listGaps({ content, node, group, answer }: Omit<OwnProps<unknown>, 'body'>): Gaps {
  return new Map(
    listBlanks(content.nodes, node).map(({ of }, index) => [
      of,
      group.questions
        .filter(({ asked }) => asked === index)
        .map((question) => (
          <span key={question.number} className={styles.gap}>
            <strong className={text.number}>{question.number}</strong>
            {answer(question, group, true)}
          </span>
        )),
    ]),
  )
}

function LineBody({ body, ...props }: OwnProps<ListeningItem[]>) {
  const gaps = listGaps(props)
  const isChain = toTraits(props.group.type).body === 'steps'
  return (
    <ol className={`${layout.rows} ${layout.plain} ${styles.lines}`} data-chain={isChain || undefined}>
      {(isChain ? listSteps(body) : body).map(({ id, fields }) => (
        <li key={id} dir="auto" data-edits={toPlaceKey({ node: id, field: 'text' })}>
          {toLine(isChain ? withoutArrows(fields.text ?? '') : fields.text, fields.blank, gaps.get(id))}
        </li>
      ))}
    </ol>
  )
}

function toLine(text: string | undefined, blank: ItemBlank | null | undefined, place: ReactNode): ReactNode {
  if (blank == null) return text
  const gap = toGap(blank, place)
  return blank.position === 'start' ? (
    <>
      {gap} {text}
    </>
  ) : (
    <>
      {text} {gap}
    </>
  )
}

function toGap({ prefix, suffix }: ItemBlank | BlankCell, gap: ReactNode): ReactNode {
  return (
    <>
      {toPrintedLead(prefix)}
      {gap}
      {toTail(suffix)}
    </>
  )
}

function TableBody({ body, ...props }: OwnProps<Table>) {
  const gaps = listGaps(props)
  const columns = countColumns(body)
  return (
    <ScrolledTable questions={props.group.questions}>
      <ColumnHeads heads={body.headers} />
      <tbody>
        {body.rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
          <tr key={row}>
            {cells.map((cell, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id
                key={column}
                dir="auto"
                colSpan={cells.length === 1 ? columns : undefined}
                data-edits={toPlaceKey({ node: props.node.id, field: `cell ${row} ${column}` })}
              >
                {cell.type === 'blank' ? toGap(cell, gaps.get(cell)) : cell.value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  )
}
