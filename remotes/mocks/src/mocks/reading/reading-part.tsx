import { useDocument } from '@console/shared/document/use-document'
import { inSequence, insertNode, setField } from '../document/mock-commands.ts'
import { mockId, type NodeId } from '../document/mock-content.ts'
import { countWords, readText } from '../document/read-node.ts'
import { useChange, useMockEditing } from '../editor/mock-editor-context.ts'
import { NodeText } from '../editor/node-fields.tsx'
import { PartHead } from '../editor/part-head.tsx'
import styles from '../questions/part.module.css'
import { ParagraphList } from './paragraph-list.tsx'
import { buildGroup, type ReadingQuestionType, readingTypes } from './question-types.ts'
import { ReadingGroup } from './reading-group.tsx'

/** One passage: its text, and the groups of questions on it. */
export function ReadingPart({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const number = useDocument(store, ({ nodes }) => (nodes[mockId]?.lists['passages']?.indexOf(id) ?? 0) + 1)
  const groups = useDocument(store, ({ nodes }) => nodes[id]?.lists['questions']) ?? none
  const words = useDocument(store, ({ nodes }) =>
    (nodes[id]?.lists['paragraphs'] ?? none).reduce(
      (sum, paragraph) => sum + countWords(readText(nodes[paragraph], 'content')),
      0,
    ),
  )
  return (
    <>
      <PartHead id={id} title={`Passage ${number}`} noun="passage" />
      <div className={styles.fields}>
        <NodeText node={id} field="title" label="Title" />
        <ParagraphList part={id} words={words} />
        {groups.map((group) => (
          <ReadingGroup key={group} id={group} />
        ))}
        <AddGroup part={id} count={groups.length} />
      </div>
    </>
  )
}

const none: readonly NodeId[] = []

function AddGroup({ part, count }: { part: NodeId; count: number }) {
  const { store, jump } = useMockEditing()
  const change = useChange()

  function add(type: ReadingQuestionType) {
    const paragraphs = store.read().nodes[part]?.lists['paragraphs']?.length ?? 0
    change(
      'Add questions',
      inSequence(
        insertNode(part, 'questions', count, buildGroup(type, paragraphs)),
        // Headings are dragged to their paragraphs.
        type === 'matching_headings' ? setField(part, 'type', 'draganddrop') : inSequence(),
      ),
    )
    const added = store.read().nodes[part]?.lists['questions']?.at(-1)
    if (added !== undefined) jump({ node: added, field: 'instruction' })
  }

  // The keys of a record of these types are these types.
  const types = Object.keys(readingTypes) as ReadingQuestionType[]
  return (
    <section aria-label="Add questions">
      <h3 className={styles.heading}>Add questions</h3>
      <div className={styles.types}>
        {types.map((type) => (
          <button key={type} type="button" data-place={`${part} questions`} onClick={() => add(type)}>
            {readingTypes[type].label}
          </button>
        ))}
      </div>
    </section>
  )
}
