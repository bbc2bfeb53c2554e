import { Fragment, type ReactNode } from 'react'
import { toLetter } from '../../controls/to-letter.ts'
import { listNodes, type MockContent, readField } from '../../core/document/mock-content.ts'
import type { NodeId, NodeOf } from '../../core/document/mock-node.ts'
import styles from '../../paper/paper.module.css'
import { findExample } from './forget-headings.ts'

type Paragraph = NodeOf<'reading.paragraph'>

type PassageTextProps = {
  content: MockContent
  id: NodeId
  /** What stands above a paragraph: the place for its heading. */
  above?(paragraph: Paragraph): ReactNode
}

/** A passage as it is printed; its letters stand where questions may name them. */
export function PassageText({ content, id, above }: PassageTextProps) {
  const { nodes } = content
  const passage = { kind: 'reading.part', id } as const
  const example = findExample(nodes, id)
  return (
    <div className={styles.passage}>
      <h3>{readField(nodes, passage, 'title') || 'Passage without a title'}</h3>
      {listNodes(nodes, passage, 'paragraphs').map((paragraph, index) => (
        <Fragment key={paragraph.id}>
          {paragraph === example && <p className={styles.example}>Example: {toHeadingText(paragraph)}</p>}
          {above?.(paragraph)}
          <p>
            <strong>{toLetter(index)}</strong> {paragraph.fields.content}
          </p>
        </Fragment>
      ))}
    </div>
  )
}

const toHeadingText = ({ fields: { heading } }: Paragraph): string =>
  typeof heading === 'object' && heading !== null ? `${heading.id} ${heading.text}` : ''
