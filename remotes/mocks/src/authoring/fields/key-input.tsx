import { TextInput } from '@console/authoring/fields/text-input'
import text from '@console/authoring/styles/text.module.css'
import { type AnswerOption, listAccepted, toKeyAnswer } from '@console/ielts'
import { type ComponentProps, useState } from 'react'

type KeyInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** In the notation of the answer key. */
  answer: string
  /** Null if answers are words. */
  options: readonly AnswerOption[] | null
  onAnswer(answer: string): void
}

/** One answer in key notation, such as “fish(ing)” or “b”, with the answers it accepts below. */
export function KeyInput({ answer, options, onAnswer, onBlur, ...input }: KeyInputProps) {
  // Keeps the text as typed until the field is left, since parsing normalizes it.
  const [typed, setTyped] = useState({ text: '', answer: '' })
  const meaning = toMeaning(answer, options)

  function handleText(text: string) {
    const next = toKeyAnswer(text, options)
    setTyped({ text, answer: next })
    onAnswer(next)
  }

  return (
    <div>
      <TextInput
        {...input}
        value={typed.answer === answer ? typed.text || answer : answer}
        onText={handleText}
        onBlur={(event) => {
          setTyped({ text: '', answer: '' })
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
