import type { ReactNode } from 'react'
import { MockImage } from '../../controls/mock-image.tsx'
import type { MockContent } from '../../core/document/mock-content.ts'
import type { KeyGroup } from '../../core/keys/key-group.ts'
import {
  type Blank,
  type BlankCell,
  type ItemBlank,
  type ListeningBody,
  type ListeningGroup,
  type ListeningItem,
  listBlanks,
  readBody,
  type Table,
  toLead,
} from '../../core/keys/listening-body.ts'
import { toTraits } from '../../core/keys/question-type.ts'
import { type DeskProps, PartQuestions, QuestionList, type ShowAnswer } from '../../paper/part-questions.tsx'
import type { SittingDeskProps } from '../../sitting/test-sitting.tsx'
import styles from './part-paper.module.css'
import { readPart, toPartTitle } from './part-title.ts'

type PartPaperProps = DeskProps & Pick<Partial<SittingDeskProps>, 'options'>

/** A part as it is printed: its title, and its questions in the form that they have. */
export function PartPaper({ content, id, options, answer }: PartPaperProps) {
  return (
    <div className={styles.part}>
      <h3>{toPartTitle(readPart(content, id)) || 'Part without a title'}</h3>
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
      return body.items.some(({ fields }) => fields.blank != null) ? (
        <LineBody {...props} body={body.items} />
      ) : (
        <QuestionList group={props.group} answer={props.answer} />
      )
    case 'unknown':
      return null
  }
}

type Gaps = ReadonlyMap<Blank['of'], ReactNode>

/** Places for the answers, by what they answer. */
function listGaps({ content, node, group, answer }: Omit<OwnProps<unknown>, 'body'>): Gaps {
  return new Map(
    listBlanks(content.nodes, node).map(({ of }, index) => [
      of,
      group.questions
        .filter(({ asked }) => asked === index)
        .map((question) => (
          <span key={question.number} className={styles.gap}>
            <strong>{question.number}</strong>
            {answer(question, group, true)}
          </span>
        )),
    ]),
  )
}

function LineBody({ body, ...props }: OwnProps<ListeningItem[]>) {
  const gaps = listGaps(props)
  return (
    <ol className={styles.lines} data-chain={toTraits(props.group.type).noun === 'step' || undefined}>
      {body.map((item) => (
        <li key={item.id}>{toLine(item, gaps)}</li>
      ))}
    </ol>
  )
}

function toLine({ id, fields: { text, blank } }: ListeningItem, gaps: Gaps): ReactNode {
  if (blank == null) return text
  const gap = toGap(blank, gaps.get(id))
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
      {toLead(prefix)}
      {gap}
      {suffix != null && ` ${suffix}`}
    </>
  )
}

function TableBody({ body, ...props }: OwnProps<Table>) {
  const gaps = listGaps(props)
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {body.headers.map((header, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id
              <th key={column} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id
                <td key={column}>{cell.type === 'blank' ? toGap(cell, gaps.get(cell)) : cell.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
