import type { JsonObject } from '../document/json.ts'
import { insertNode, type MockCommand } from '../document/mock-commands.ts'
import type { NodeId } from '../document/mock-content.ts'
import { useChange, useMockEditing } from '../editor/mock-editor-context.ts'
import styles from './part.module.css'

type AddGroupProps<Type extends string> = {
  part: NodeId
  count: number
  types: Readonly<Record<Type, { label: string }>>
  build(type: Type): JsonObject
  /** What else a new group of a type changes in its part. */
  prepare?(type: Type): MockCommand
}

/** A button for every type of questions, at the end of a part. */
export function AddGroup<Type extends string>({ part, count, types, build, prepare }: AddGroupProps<Type>) {
  const { store, jump } = useMockEditing()
  const change = useChange()

  function add(type: Type) {
    change('Add questions', (content) => {
      const added = insertNode(part, 'questions', count, build(type))(content)
      return prepare === undefined ? added : prepare(type)(added)
    })
    const added = store.read().nodes[part]?.lists['questions']?.at(-1)
    if (added !== undefined) jump({ node: added, field: 'instruction' })
  }

  // The keys of a record of these types are these types.
  const names = Object.keys(types) as Type[]
  return (
    <section aria-label="Add questions">
      <h3 className={styles.heading}>Add questions</h3>
      <div className={styles.types}>
        {names.map((type) => (
          <button key={type} type="button" data-place={`${part} questions`} onClick={() => add(type)}>
            {types[type].label}
          </button>
        ))}
      </div>
    </section>
  )
}
