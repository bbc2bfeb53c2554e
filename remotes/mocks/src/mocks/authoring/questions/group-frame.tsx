import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import type { ReactNode } from 'react'
import { duplicateNode, removeNode, shiftNode } from '../../core/document/list-commands.ts'
import { readGroup } from '../../core/document/mock-content.ts'
import { nameQuestions, toFigures } from '../../core/document/mock-figures.ts'
import type { GroupKind, NodeRef } from '../../core/document/mock-node.ts'
import {
  type AnswerKind,
  type QuestionType,
  toAnswerKind,
  toTypeLabel,
} from '../../core/keys/question-type.ts'
import { useChange, useMockEditing } from '../context/mock-editor-context.ts'
import { GroupTools } from '../convert/group-tools.tsx'
import { NodeNumber, NodeText } from '../fields/node-fields.tsx'
import styles from './group-frame.module.css'
import { OptionList } from './option-list.tsx'
import partStyles from './part.module.css'

type GroupFrameProps = {
  group: NodeRef<GroupKind>
  /** What is asked, with the key. */
  children(group: { first: number; kind: AnswerKind; type: QuestionType | undefined }): ReactNode
}

/** Questions of one type: what all types have, around what this one asks. */
export function GroupFrame({ group, children }: GroupFrameProps) {
  const { id } = group
  const { store } = useMockEditing()
  const change = useChange()
  const type = useDocument(store, ({ nodes }) => readGroup(nodes, id)?.fields.type)
  const label = useDocument(store, ({ nodes }) => toTypeLabel(readGroup(nodes, id)))
  const first = useDocument(store, (content) => toFigures(content).ranges.get(id)?.first ?? 1)
  const count = useDocument(store, (content) => toFigures(content).ranges.get(id)?.count ?? 0)
  const kind = useDocument(store, ({ nodes }) => toAnswerKind(readGroup(nodes, id)))
  // One without questions is called by the number that its first will have.
  const name = nameQuestions(first, first + Math.max(count, 1) - 1)
  return (
    <section className={styles.group} data-group={id} aria-label={`${name}, ${label}`}>
      <header className={styles.head}>
        <h3 className={partStyles.heading}>
          {name} <span>{label}</span>
        </h3>
        <div className={styles.actions}>
          <ActionButton look="plain" onClick={() => change('Move questions up', shiftNode(id, -1))}>
            Move up
          </ActionButton>
          <ActionButton look="plain" onClick={() => change('Move questions down', shiftNode(id, 1))}>
            Move down
          </ActionButton>
          <ActionButton look="plain" onClick={() => change('Duplicate questions', duplicateNode(id))}>
            Duplicate
          </ActionButton>
          <GroupTools id={id} name={name} />
          <ActionButton look="plain" onClick={() => change('Remove questions', removeNode(id))}>
            Remove
          </ActionButton>
        </div>
      </header>
      <NodeText node={group} field="instruction" label="Instruction" isLong />
      <div className={styles.numbers}>
        <NodeText node={group} field="title" label="Title" note="optional" />
        {kind === 'words' && <NodeNumber node={group} field="wordlimit" label="Word limit" unit="words" />}
        <NodeNumber node={group} field="marks" label="Marks" />
      </div>
      {kind !== 'words' && <OptionList group={id} />}
      {children({ first, kind, type })}
    </section>
  )
}
