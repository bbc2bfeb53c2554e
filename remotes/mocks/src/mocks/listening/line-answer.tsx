import { useDocument } from '@console/shared/document/use-document'
import type { NodeId } from '../document/mock-content.ts'
import fieldStyles from '../editor/field.module.css'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import type { AnswerKind } from '../key/answer-kind.ts'
import { readOptions } from '../key/answer-option.ts'
import { useBodyChange } from './use-body-change.ts'

type LineAnswerProps = { group: NodeId; id: NodeId; number: number; answer: string; kind: AnswerKind }

/** The key of one question beside it. */
export function LineAnswer({ group, id, number, answer, kind }: LineAnswerProps) {
  const { store, health } = useMockEditing()
  const change = useBodyChange(group)
  const found = useDocument(store, ({ nodes }) => nodes[group]?.fields['options'])
  const message = useDocument(health, ({ byPlace }) => byPlace.get(`${id} answer`)?.message)
  const control = {
    className: fieldStyles.input,
    'aria-label': `Answer ${number}`,
    'aria-description': message,
    'aria-invalid': message !== undefined && answer !== '' ? true : undefined,
    'data-place': `${id} answer`,
    value: answer,
  } as const
  const set = (next: string) =>
    change('Answer', (content) => content, {
      given: () => [{ of: id, answer: next }],
      mergeKey: `${id} answer`,
    })
  if (kind === 'words') {
    return <input {...control} autoComplete="off" onChange={({ target }) => set(target.value)} />
  }
  const options = readOptions(found) ?? []
  const keys = [...new Set(options.map(({ key }) => key))].filter((key) => key !== '')
  return (
    <select {...control} onChange={({ target }) => set(target.value)}>
      <option value="">Answer</option>
      {answer !== '' && !keys.includes(answer) && (
        <option value={answer}>{answer}, none of the options</option>
      )}
      {keys.map((key) => (
        <option key={key} value={key}>
          {key}
        </option>
      ))}
    </select>
  )
}
