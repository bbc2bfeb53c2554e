import { ActionButton } from '@console/authoring/controls/action-button'
import { RowActions } from '@console/authoring/controls/row-actions'
import { TextArea } from '@console/authoring/fields/text-area'
import rowStyles from '@console/authoring/lists/row.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  insertNode,
  listIds,
  type NodeId,
  removeNode,
  setField,
  shiftNode,
  toLetter,
  toRef,
} from '@console/ielts'
import { buildParagraph } from '@console/ielts/sections'
import { inSequence } from '@console/values/json/command'
import { splitLines } from '@console/values/text/line-breaks'
import { type ClipboardEvent, memo } from 'react'
import { useNodeText } from '../../authoring/fields/node-fields.tsx'
import { useChange, useMockContent } from '../../editing/mock-editor-context.ts'

/** The text of a passage. Pasting several paragraphs into an empty one splits them. */
export function ParagraphList({ part, words }: { part: NodeId; words: number }) {
  const change = useChange()
  const paragraphs = useMockContent(({ nodes }) => listIds(nodes, toRef('reading.part', part), 'paragraphs'))
  return (
    <section aria-label="Paragraphs">
      <h3 className={text.heading}>
        Paragraphs <span>{words} words</span>
      </h3>
      <ol className={rowStyles.list}>
        {paragraphs.map((id, index) => (
          <ParagraphRow key={id} part={part} id={id} index={index} />
        ))}
      </ol>
      <ActionButton
        look="framed"
        data-place={`${part} paragraphs`}
        onClick={() =>
          change(
            'Add a paragraph',
            insertNode(toRef('reading.part', part), 'paragraphs', paragraphs.length, buildParagraph()),
          )
        }
      >
        Add paragraph
      </ActionButton>
    </section>
  )
}

type ParagraphRowProps = { part: NodeId; id: NodeId; index: number }

const ParagraphRow = memo(function ParagraphRow({ part, id, index }: ParagraphRowProps) {
  const change = useChange()
  const text = useNodeText(toRef('reading.paragraph', id), 'content', 'Paragraph')

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const blocks = splitLines(event.clipboardData.getData('text/plain'))
      .join('\n')
      .split(/\n\s*\n/)
      .map((block) => block.replaceAll(/\s+/g, ' ').trim())
      .filter((block) => block !== '')
    if (event.currentTarget.value !== '' || blocks.length < 2) return
    event.preventDefault()
    const [first = '', ...rest] = blocks
    const added = rest.map((block, offset) =>
      insertNode(toRef('reading.part', part), 'paragraphs', index + 1 + offset, buildParagraph(block)),
    )
    change(
      'Paste paragraphs',
      inSequence(setField(toRef('reading.paragraph', id), 'content', first), ...added),
    )
  }

  return (
    <li className={rowStyles.row}>
      <span className={rowStyles.mark}>{toLetter(index)}</span>
      <TextArea
        aria-label={`Paragraph ${toLetter(index)}`}
        data-place={`${id} content`}
        onPaste={handlePaste}
        {...text}
      />
      <RowActions
        noun={`paragraph ${toLetter(index)}`}
        onMove={(by) => change('Move a paragraph', shiftNode(id, by))}
        onRemove={() => change('Remove a paragraph', removeNode(id))}
      />
    </li>
  )
})
