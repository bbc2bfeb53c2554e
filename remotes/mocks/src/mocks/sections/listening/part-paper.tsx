import type { ReactNode } from 'react'
import { MockImage } from '../../controls/mock-image.tsx'
import { isJsonObject, type JsonObject } from '../../core/document/json.ts'
import { listNodes, type MockContent, type MockNode } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import type { KeyGroup } from '../../core/keys/key-group.ts'
import { listBlanks, listRows, toLead } from '../../core/keys/listening-body.ts'
import { type DeskProps, PartQuestions, QuestionList, type ShowAnswer } from '../../paper/part-questions.tsx'
import type { SittingDeskProps } from '../../sitting/test-sitting.tsx'
import styles from './part-paper.module.css'
import { toPartTitle } from './part-title.ts'
import { readHeaders } from './table-edit.ts'

type PartPaperProps = DeskProps & Pick<Partial<SittingDeskProps>, 'options'>

/** A part as it is printed: its title, and its questions in the form that they have. */
export function PartPaper({ content, id, options, answer }: PartPaperProps) {
  return (
    <div className={styles.part}>
      <h3>{toPartTitle(content.nodes[id]) || 'Part without a title'}</h3>
      <PartQuestions content={content} id={id} noun="part" options={options}>
        {(group) => <GroupBody content={content} group={group} answer={answer} />}
      </PartQuestions>
    </div>
  )
}

type BodyProps = { content: MockContent; group: KeyGroup; answer: ShowAnswer }

function GroupBody({ content, group, answer }: BodyProps) {
  const { node } = group
  const image = readText(node, 'image')
  const body = node.fields['question']
  const items = listNodes(content.nodes, node.id, 'question')
  const hasBlanks = items.some(({ fields }) => isJsonObject(fields['blank']))
  return (
    <>
      {image !== '' && <MockImage key={image} address={image} alt={readText(node, 'title')} />}
      {isJsonObject(body) ? (
        <TableBody content={content} group={group} answer={answer} />
      ) : hasBlanks ? (
        <LineBody content={content} group={group} answer={answer} />
      ) : (
        <QuestionList group={group} answer={answer} />
      )}
    </>
  )
}

/** Places for the answers, by what they answer. */
function listGaps({ content, group, answer }: BodyProps): Map<unknown, ReactNode> {
  return new Map(
    listBlanks(content.nodes, group.node).map(({ of }, index) => [
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

function LineBody(props: BodyProps) {
  const { content, group } = props
  const gaps = listGaps(props)
  return (
    <ol className={styles.lines} data-chain={group.type.startsWith('flow_chart') || undefined}>
      {listNodes(content.nodes, group.node.id, 'question').map((item) => (
        <li key={item.id}>{toLine(item, gaps)}</li>
      ))}
    </ol>
  )
}

function toLine(item: MockNode, gaps: ReadonlyMap<unknown, ReactNode>): ReactNode {
  const text = readText(item, 'text')
  const { blank } = item.fields
  if (!isJsonObject(blank)) return text
  const gap = toGap(blank, gaps.get(item.id))
  return blank['position'] === 'start' ? (
    <>
      {gap} {text}
    </>
  ) : (
    <>
      {text} {gap}
    </>
  )
}

function toGap(blank: JsonObject, gap: ReactNode): ReactNode {
  return (
    <>
      {toLead(blank['prefix'])}
      {gap}
      {typeof blank['suffix'] === 'string' && ` ${blank['suffix']}`}
    </>
  )
}

function TableBody(props: BodyProps) {
  const { node } = props.group
  const gaps = listGaps(props)
  const body = node.fields['question']
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {readHeaders(body).map((header, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id
              <th key={column} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listRows(body).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id
                <td key={column}>
                  {cell['type'] === 'blank' ? toGap(cell, gaps.get(cell)) : String(cell['value'] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
