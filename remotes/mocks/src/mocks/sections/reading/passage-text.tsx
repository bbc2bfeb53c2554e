import { Fragment, type ReactNode } from 'react'
import { toLetter } from '../../controls/to-letter.ts'
import { isJsonObject } from '../../core/document/json.ts'
import { listNodes, type MockContent, type MockNode, type NodeId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import styles from '../../paper/paper.module.css'
import { findExample } from './forget-headings.ts'

type PassageTextProps = {
  content: MockContent
  id: NodeId
  /** What stands above a paragraph: the place for its heading. */
  above?(paragraph: MockNode): ReactNode
}

/** A passage as it is printed; its letters stand where questions may name them. */
export function PassageText({ content, id, above }: PassageTextProps) {
  const { nodes } = content
  const example = findExample(nodes, id)
  return (
    <div className={styles.passage}>
      <h3>{readText(nodes[id], 'title') || 'Passage without a title'}</h3>
      {listNodes(nodes, id, 'paragraphs').map((paragraph, index) => (
        <Fragment key={paragraph.id}>
          {paragraph === example && <p className={styles.example}>Example: {toHeadingText(paragraph)}</p>}
          {above?.(paragraph)}
          <p>
            <strong>{toLetter(index)}</strong> {readText(paragraph, 'content')}
          </p>
        </Fragment>
      ))}
    </div>
  )
}

function toHeadingText({ fields: { heading } }: MockNode): string {
  return isJsonObject(heading) ? `${String(heading['id'])} ${String(heading['text'])}` : ''
}
