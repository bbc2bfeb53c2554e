import { TextInput } from '@console/authoring/fields/text-input'
import type { KeyGroup } from '@console/ielts'
import { Select } from '@console/shared/ui/select'

type AnswerControlProps = {
  number: number
  group: KeyGroup
  isOver?: boolean
  /** Omitted in previews, where answers are not kept. */
  answer?: string
  onAnswer?(answer: string): void
}

/** The input for one question, typed or chosen. */
export function AnswerControl({ number, group, isOver = false, answer, onAnswer }: AnswerControlProps) {
  const control = {
    id: onAnswer === undefined ? undefined : `question-${number}`,
    'aria-label': `Your answer to question ${number}`,
    disabled: isOver,
    ...(answer === undefined ? { defaultValue: '' } : { value: answer }),
  }
  if (group.options.length === 0) return <TextInput {...control} spellCheck={false} onText={onAnswer} />
  const keys = [...new Set(group.options.map(({ key }) => key))]
  return (
    <Select
      {...control}
      options={[['', 'Choose'], ...keys.map((key) => [key, key] as const)]}
      onChoose={onAnswer}
    />
  )
}
