import { useDocument } from '@console/authoring/following/use-document'
import fieldStyles from '../../controls/field.module.css'
import { readGroup } from '../../core/document/mock-content.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { readOptions } from '../../core/keys/answer-option.ts'
import type { AnswerKind } from '../../core/keys/question-type.ts'
import { useMockEditing } from '../context/mock-editor-context.ts'

type AnswerKeyFieldProps = {
  group: NodeId
  id: NodeId
  number: number
  kind: AnswerKind
  answer: string
  /** Offered where the group has no options of its own. */
  otherwise?: readonly string[]
  onAnswer(answer: string): void
}

/** The key of one question beside it: typed, or chosen from the options of its group. */
export function AnswerKeyField(props: AnswerKeyFieldProps) {
  const { group, id, number, kind, answer, otherwise = [], onAnswer } = props
  const { store, health } = useMockEditing()
  const found = useDocument(store, ({ nodes }) => readGroup(nodes, group)?.fields.options)
  const message = useDocument(health, ({ byPlace }) => byPlace.get(`${id} answer`)?.message)
  const control = {
    className: fieldStyles.input,
    'aria-label': `Answer ${number}`,
    'aria-description': message,
    'aria-invalid': message !== undefined && answer !== '' ? true : undefined,
    'data-place': `${id} answer`,
    value: answer,
  } as const
  if (kind === 'words') {
    return <input {...control} autoComplete="off" onChange={({ target }) => onAnswer(target.value)} />
  }
  const offered = readOptions(found)?.map(({ key }) => key) ?? otherwise
  // To choose an option without a letter would be to choose no answer.
  const keys = [...new Set(offered)].filter((key) => key !== '')
  return (
    <select {...control} onChange={({ target }) => onAnswer(target.value)}>
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
