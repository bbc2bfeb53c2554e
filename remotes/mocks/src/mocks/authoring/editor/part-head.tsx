import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import { duplicateNode, removeNode, shiftNode } from '../../core/document/list-commands.ts'
import { listPartIds } from '../../core/document/mock-content.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { useChange, useMockEditing } from '../context/mock-editor-context.ts'
import styles from './part-head.module.css'

type PartHeadProps = {
  id: NodeId
  title: string
  /** What a part is called in a sentence: `task`. */
  noun: string
}

/** The name of the open part, and what can be done with it as a whole. */
export function PartHead({ id, title, noun }: PartHeadProps) {
  const { store } = useMockEditing()
  const change = useChange()
  const index = useDocument(store, (content) => Math.max(0, listPartIds(content).indexOf(id)))
  const count = useDocument(store, (content) => listPartIds(content).length)
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.actions}>
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
        <ActionButton look="plain" onClick={() => change(`Remove the ${noun}`, removeNode(id))}>
          Remove
        </ActionButton>
      </div>
    </header>
  )
}
