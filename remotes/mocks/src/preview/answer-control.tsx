import { TextInput } from '@console/authoring/fields/text-input'
import type { KeyGroup } from '@console/ielts'
import { Select } from '@console/shared/ui/select'

type AnswerControlProps = {
  number: number
  group: KeyGroup
  isOver?: boolean
  /** Both are left out where answers are tried and not kept. */
  answer?: string
  onAnswer?(answer: string): void
}

/** Where a candidate answers one question: by typing, or by choosing. */
export function AnswerControl({ number, group, isOver = false, answer, onAnswer }: AnswerControlProps) {
  const control = {
    id: onAnswer === undefined ? undefined : `question-${number}`,
    'aria-label': `Your answer to question ${number}`,
    disabled: isOver,
    ...(answer === undefined ? { defaultValue: '' } : { value: answer }),
  }
  if (group.options === null) return <TextInput {...control} spellCheck={false} onText={onAnswer} />
  const keys = [...new Set(group.options.map(({ key }) => key))]
  return (
    <Select
      {...control}
      options={[['', 'Choose'], ...keys.map((key) => [key, key] as const)]}
      onChoose={onAnswer}
    />
  )
}
