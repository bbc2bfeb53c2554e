import { type AnswerKind, type NodeId, readGroup, readOptions } from '@console/ielts'
import { Select } from '@console/shared/ui/select'
import { useMockContent, usePlaceMessage } from '../../editing/mock-editor-context.ts'
import { KeyInput } from '../fields/key-input.tsx'

type AnswerKeyFieldProps = {
  group: NodeId
  id: NodeId
  number: number
  kind: AnswerKind
  answer: string
  /** Choices for groups without options. */
  otherwise?: readonly string[]
  onAnswer(answer: string): void
}

/** The answer of one question, typed or chosen from the options. */
export function AnswerKeyField(props: AnswerKeyFieldProps) {
  const { group, id, number, kind, answer, otherwise = [], onAnswer } = props
  const found = useMockContent(({ nodes }) => readGroup(nodes, group)?.fields.options)
  const message = usePlaceMessage(`${id} answer`)
  const control = {
    'aria-label': `Answer ${number}`,
    'aria-description': message,
    'aria-invalid': message !== undefined && answer !== '' ? true : undefined,
    'data-place': `${id} answer`,
  } as const
  if (kind === 'words')
    return (
      <KeyInput {...control} data-list={`answer ${id}`} answer={answer} options={null} onAnswer={onAnswer} />
    )
  const offered = found?.length ? readOptions(found).map(({ key }) => key) : otherwise
  // An option without a letter would be no answer.
  const keys = [...new Set(offered)].filter((key) => key !== '')
  const isOther = answer !== '' && !keys.includes(answer)
  return (
    <Select
      {...control}
      value={answer}
      options={[
        ['', 'Answer'],
        ...(isOther ? [[answer, `${answer}, not one of the options`] as const] : []),
        ...keys.map((key) => [key, key] as const),
      ]}
      onChoose={onAnswer}
    />
  )
}
