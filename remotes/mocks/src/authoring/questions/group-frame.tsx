import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  type AnswerKind,
  duplicateNode,
  type GroupKind,
  type NodeRef,
  nameQuestions,
  readGroup,
  readRange,
  removeNode,
  shiftNode,
  toAnswerKind,
  toGroupLabel,
} from '@console/ielts'
import type { ReactNode } from 'react'
import { useChange, useMockContent } from '../../editing/mock-editor-context.ts'
import { GroupTools } from '../convert/group-tools.tsx'
import { NodeNumber, NodeText } from '../fields/node-fields.tsx'
import styles from './group-frame.module.css'
import { OptionList } from './option-list.tsx'
import { useListPaste } from './use-list-paste.ts'

type GroupFrameProps = {
  group: NodeRef<GroupKind>
  /** The questions with their answers. */
  children(group: { first: number; kind: AnswerKind }): ReactNode
}

/** The form of a question group: settings that all types have, around the type’s own questions. */
export function GroupFrame({ group, children }: GroupFrameProps) {
  const { id } = group
  const change = useChange()
  const handlePaste = useListPaste(id)
  const label = useMockContent(({ nodes }) => toGroupLabel(readGroup(nodes, id)))
  const first = useMockContent((content) => readRange(content, id).first)
  const count = useMockContent((content) => readRange(content, id).count)
  const kind = useMockContent(({ nodes }) => toAnswerKind(readGroup(nodes, id)))
  // A group without questions is named after the number of its first.
  const name = nameQuestions(first, first + Math.max(count, 1) - 1)
  return (
    <section
      className={`${layout.stack} ${layout.card} ${styles.group}`}
      data-group={id}
      aria-label={`${name}, ${label}`}
      onPaste={handlePaste}
    >
      <header className={layout.ends}>
        <h3 className={text.heading}>
          {name} <span>{label}</span>
        </h3>
        <div className={layout.actions}>
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
        {kind === 'words' && (
          <NodeNumber node={group} field="wordlimit" label="Word limit" unit="words" isWhole />
        )}
        <NodeNumber node={group} field="marks" label="Marks" />
      </div>
      {kind !== 'words' && <OptionList group={id} />}
      {children({ first, kind })}
    </section>
  )
}
