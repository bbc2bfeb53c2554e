import { TextInput } from '@console/authoring/fields/text-input'
import text from '@console/authoring/styles/text.module.css'
import { type AnswerOption, listAccepted, toKeyAnswer } from '@console/ielts'
import { type ComponentProps, useState } from 'react'

type KeyInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** As the key has it. */
  answer: string
  /** Null where the answer is words. */
  options: readonly AnswerOption[] | null
  onAnswer(answer: string): void
}

/** The key of one question as people write it, “fish(ing)” or “b”, with what it accepts below. */
export function KeyInput({ answer, options, onAnswer, onBlur, ...input }: KeyInputProps) {
  // What was typed stays as it is written until the field is left.
  const [typed, setTyped] = useState({ said: '', answer: '' })
  const meaning = toMeaning(answer, options)

  function handleText(said: string) {
    const next = toKeyAnswer(said, options)
    setTyped({ said, answer: next })
    onAnswer(next)
  }

  return (
    <div>
      <TextInput
        {...input}
        value={typed.answer === answer ? typed.said || answer : answer}
        onText={handleText}
        onBlur={(event) => {
          setTyped({ said: '', answer: '' })
          onBlur?.(event)
        }}
      />
      {meaning !== '' && <span className={text.small}>{meaning}</span>}
    </div>
  )
}

function toMeaning(answer: string, options: readonly AnswerOption[] | null): string {
  const option = options?.find(({ key }) => key === answer)
  if (options !== null) return option === undefined || option.text === option.key ? '' : option.text
  const accepted = listAccepted(answer)
  return accepted.length > 1 ? `Accepts ${accepted.join(', ')}` : ''
}
