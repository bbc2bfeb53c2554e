import { useDocument } from '@console/shared/document/use-document'
import { setField } from '../document/mock-commands.ts'
import { listNodes, type MockContent, type NodeId } from '../document/mock-content.ts'
import fieldStyles from '../editor/field.module.css'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import { readOptions } from '../key/answer-option.ts'
import styles from './group-frame.module.css'
import { useGroupChange } from './use-group-change.ts'

/** Text, so that it is the same value as long as it says the same. */
function readKey({ nodes }: MockContent, group: NodeId): string {
  const own = nodes[group]?.fields['correct_answer']
  const answers = Array.isArray(own) ? own : listNodes(nodes, group, 'questions').map(({ answer }) => answer)
  return answers.map((answer: unknown) => String(answer ?? '')).join(', ')
}

/** The right letters of a question with several. The candidate may give them in any order. */
export function SetKey({ group }: { group: NodeId }) {
  const { store } = useMockEditing()
  const change = useGroupChange(group)
  const key = useDocument(store, (content) => readKey(content, group))
  const found = useDocument(store, ({ nodes }) => nodes[group]?.fields['options'])
  const asked = useDocument(store, ({ nodes }) => nodes[group]?.lists['questions']?.length ?? 0)
  const letters = key.split(', ').filter((letter) => letter !== '')
  const set = (next: readonly string[]) =>
    change('Right answers', setField(group, 'correct_answer', next), `${group} correct_answer`)
  if (asked > 1) {
    return (
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>Right answers of all questions, in their order</span>
        <input
          className={fieldStyles.input}
          data-place={`${group} correct_answer`}
          value={key}
          onChange={({ target }) => set(target.value.split(', '))}
        />
      </label>
    )
  }
  const options = [...new Set((readOptions(found) ?? []).map((option) => option.key))]
  return (
    <fieldset className={styles.letters}>
      <legend>Right answers</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input
            type="checkbox"
            data-place={index === 0 ? `${group} correct_answer` : undefined}
            checked={letters.includes(option)}
            onChange={({ target }) =>
              set(options.filter((each) => (each === option ? target.checked : letters.includes(each))))
            }
          />{' '}
          {option}
        </label>
      ))}
    </fieldset>
  )
}
