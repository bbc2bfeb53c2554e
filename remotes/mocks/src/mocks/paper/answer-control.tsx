import fieldStyles from '../controls/field.module.css'
import type { KeyGroup } from '../core/keys/key-group.ts'

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
    className: fieldStyles.input,
    'aria-label': `Your answer to question ${number}`,
    disabled: isOver,
    ...(answer === undefined ? { defaultValue: '' } : { value: answer }),
  }
  if (group.options === null) {
    return (
      <input
        {...control}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onAnswer?.(target.value)}
      />
    )
  }
  return (
    <select {...control} onChange={({ target }) => onAnswer?.(target.value)}>
      <option value="">Choose</option>
      {[...new Set(group.options.map(({ key }) => key))].map((key) => (
        <option key={key} value={key}>
          {key}
        </option>
      ))}
    </select>
  )
}
