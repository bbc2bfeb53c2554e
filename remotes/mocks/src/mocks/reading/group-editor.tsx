import { useDocument } from '@console/shared/document/use-document'
import { GroupTools } from '../convert/group-tools.tsx'
import { duplicateNode, removeNode, shiftNode, spreadAnswers } from '../document/mock-commands.ts'
import type { NodeId } from '../document/mock-content.ts'
import { toFigures } from '../document/mock-figures.ts'
import { readText } from '../document/read-node.ts'
import { useChange, useMockEditing } from '../editor/mock-editor-context.ts'
import { NodeNumber, NodeText } from '../editor/node-fields.tsx'
import { toAnswerKind } from '../key/answer-kind.ts'
import styles from './group-editor.module.css'
import { HeadingExample } from './heading-example.tsx'
import { OptionList } from './option-list.tsx'
import { QuestionRows } from './question-rows.tsx'
import { toTypeLabel } from './question-types.ts'
import partStyles from './reading-part.module.css'
import { SetKey } from './set-key.tsx'

/** Questions of one type with their key. */
export function GroupEditor({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const change = useChange()
  const type = useDocument(store, ({ nodes }) => readText(nodes[id], 'type'))
  const first = useDocument(store, (content) => toFigures(content).ranges.get(id)?.first ?? 1)
  const count = useDocument(store, (content) => toFigures(content).ranges.get(id)?.count ?? 0)
  const kind = useDocument(store, ({ nodes }) => toAnswerKind(type, nodes[id]?.fields['options']))
  const isKeyApart = useDocument(store, ({ nodes }) => Array.isArray(nodes[id]?.fields['correct_answer']))
  const name = count > 1 ? `Questions ${first}–${first + count - 1}` : `Question ${first}`
  return (
    <section className={styles.group} data-group={id} aria-label={`${name}, ${toTypeLabel(type)}`}>
      <header className={styles.head}>
        <h3 className={partStyles.heading}>
          {name} <span>{toTypeLabel(type)}</span>
        </h3>
        <div className={styles.actions}>
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
      {type === 'matching_headings' && <HeadingExample group={id} />}
      <QuestionRows group={id} first={first} kind={kind} isKeyApart={isKeyApart} />
      {kind === 'set' && <SetKey group={id} />}
      {kind !== 'set' && isKeyApart && (
        <p className={styles.apart} data-place={`${id} correct_answer`} tabIndex={-1}>
          The key does not have one answer for each question.{' '}
          <button
            type="button"
            className={partStyles.button}
            onClick={() => change('Give each question its answer', spreadAnswers(id))}
          >
            Give each question its answer
          </button>
        </p>
      )}
    </section>
  )
}
