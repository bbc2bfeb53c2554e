import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { duplicateNode, listPartIds, type NodeId, removeNode, shiftNode } from '@console/ielts'
import { upperFirst } from 'es-toolkit/string'
import { useChange, useMockContent } from '../../editing/mock-editor-context.ts'
import { usePartClipboard } from '../clipboard/use-part-clipboard.ts'

type PartHeadProps = {
  id: NodeId
  /** The word for a part within a sentence: `task`. */
  noun: string
  /** Overrides the name by position. */
  title?: string
}

/** The name of the open part, and the actions on it as a whole. */
export function PartHead({ id, noun, title }: PartHeadProps) {
  const change = useChange()
  const { isCopied, copy } = usePartClipboard(noun)
  const index = useMockContent((content) => Math.max(0, listPartIds(content).indexOf(id)))
  const count = useMockContent((content) => listPartIds(content).length)
  return (
    <header className={layout.head}>
      <h2 className={text.title}>{title ?? `${upperFirst(noun)} ${index + 1}`}</h2>
      <div className={layout.actions}>
        <ActionButton
          look="plain"
          disabled={index === 0}
          onClick={() => change(`Move the ${noun} up`, shiftNode(id, -1))}
        >
          Move up
        </ActionButton>
        <ActionButton
          look="plain"
          disabled={index === count - 1}
          onClick={() => change(`Move the ${noun} down`, shiftNode(id, 1))}
        >
          Move down
        </ActionButton>
        <ActionButton look="plain" onClick={() => change(`Duplicate the ${noun}`, duplicateNode(id))}>
          Duplicate
        </ActionButton>
        <ActionButton look="plain" onClick={() => void copy(id)}>
          {isCopied ? 'Copied!' : 'Copy'}
        </ActionButton>
        <ActionButton look="plain" onClick={() => change(`Remove the ${noun}`, removeNode(id))}>
          Remove
        </ActionButton>
      </div>
    </header>
  )
}
