import text from '@console/authoring/styles/text.module.css'
import {
  listNodes,
  type MockContent,
  type NodeId,
  type NodeOf,
  readField,
  toLetter,
  toPlaceKey,
} from '@console/ielts'
import { findExample, isSubhead, namesParagraphs, toHeadingText } from '@console/ielts/sections'
import { toLineFeeds } from '@console/values/text/line-breaks'
import { Fragment, type ReactNode } from 'react'
import styles from '../../preview/paper.module.css'

type Paragraph = NodeOf<'reading.paragraph'>

type PassageTextProps = {
  content: MockContent
  id: NodeId
  /** Rendered above a paragraph: its heading slot. */
  above?(paragraph: Paragraph): ReactNode
  /** Renders a paragraph’s text, in a review with the proofs highlighted. */
  toText?(text: string): ReactNode
}

/** A passage as it is printed, with paragraph letters if questions may refer to them. */
export function PassageText({ content, id, above, toText }: PassageTextProps) {
  const { nodes } = content
  const passage = { kind: 'reading.part', id } as const
  const example = findExample(nodes, id)
  const isLettered = namesParagraphs(content, id)
  const toContent = (said: string) => {
    const shown = toText === undefined ? toLineFeeds(said) : toText(said)
    return isSubhead(said) && !isLettered ? <strong>{shown}</strong> : shown
  }
  return (
    <div className={styles.passage}>
      <h3 dir="auto" data-edits={toPlaceKey({ node: id, field: 'title' })}>
        {readField(nodes, passage, 'title') || 'Passage without a title'}
      </h3>
      {listNodes(nodes, passage, 'paragraphs').map((paragraph, index) => (
        <Fragment key={paragraph.id}>
          {paragraph === example && <p className={text.note}>Example: {toHeadingText(paragraph)}</p>}
          {above?.(paragraph)}
          <p dir="auto" data-edits={toPlaceKey({ node: paragraph.id, field: 'content' })}>
            {isLettered && (
              <>
                <strong>{toLetter(index)}</strong>{' '}
              </>
            )}
            {toContent(paragraph.fields.content ?? '')}
          </p>
        </Fragment>
      ))}
    </div>
  )
}
