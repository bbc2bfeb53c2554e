import { useDocument } from '@console/shared/document/use-document'
import type { ReactNode } from 'react'
import buttonStyles from '../../controls/button.module.css'
import { duplicateNode, removeNode, shiftNode } from '../../core/document/mock-commands.ts'
import type { NodeId } from '../../core/document/mock-content.ts'
import { nameQuestions, toFigures } from '../../core/document/mock-figures.ts'
import { readText } from '../../core/document/read-node.ts'
import { type AnswerKind, toAnswerKind } from '../../core/keys/answer-kind.ts'
import { useChange, useMockEditing } from '../context/mock-editor-context.ts'
import { GroupTools } from '../convert/group-tools.tsx'
import { NodeNumber, NodeText } from '../fields/node-fields.tsx'
import styles from './group-frame.module.css'
import { OptionList } from './option-list.tsx'
import partStyles from './part.module.css'

type GroupFrameProps = {
  id: NodeId
  toTypeLabel(type: string): string
  /** What is asked, with the key. */
  children(group: { first: number; kind: AnswerKind; type: string }): ReactNode
}

/** Questions of one type: what all types have, around what this one asks. */
export function GroupFrame({ id, toTypeLabel, children }: GroupFrameProps) {
  const { store } = useMockEditing()
  const change = useChange()
  const type = useDocument(store, ({ nodes }) => readText(nodes[id], 'type'))
  const first = useDocument(store, (content) => toFigures(content).ranges.get(id)?.first ?? 1)
  const count = useDocument(store, (content) => toFigures(content).ranges.get(id)?.count ?? 0)
  const kind = useDocument(store, ({ nodes }) => toAnswerKind(type, nodes[id]?.fields['options']))
  // One without questions is called by the number that its first will have.
  const name = nameQuestions(first, first + Math.max(count, 1) - 1)
  return (
    <section className={styles.group} data-group={id} aria-label={`${name}, ${toTypeLabel(type)}`}>
      <header className={styles.head}>
        <h3 className={partStyles.heading}>
          {name} <span>{toTypeLabel(type)}</span>
        </h3>
        <div className={`${buttonStyles.plainRow} ${styles.actions}`}>
          <button type="button" onClick={() => change('Move questions up', shiftNode(id, -1))}>
            Move up
          </button>
          <button type="button" onClick={() => change('Move questions down', shiftNode(id, 1))}>
            Move down
          </button>
          <button type="button" onClick={() => change('Duplicate questions', duplicateNode(id))}>
            Duplicate
          </button>
          <GroupTools id={id} name={name} />
          <button type="button" onClick={() => change('Remove questions', removeNode(id))}>
            Remove
          </button>
        </div>
      </header>
      <NodeText node={id} field="instruction" label="Instruction" isLong />
      <div className={styles.numbers}>
        <NodeText node={id} field="title" label="Title" note="optional" />
        {kind === 'words' && <NodeNumber node={id} field="wordlimit" label="Word limit" unit="words" />}
        <NodeNumber node={id} field="marks" label="Marks" />
      </div>
      {kind !== 'words' && <OptionList group={id} />}
      {children({ first, kind, type })}
    </section>
  )
}
