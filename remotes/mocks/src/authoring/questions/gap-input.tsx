import { TextArea } from '@console/authoring/fields/text-area'
import { toggleGap } from '@console/ielts'
import { toKeyLabel } from '@console/shared/ui/key-label'
import { readKey } from '@console/shared/ui/read-key'
import type { ComponentProps, KeyboardEvent } from 'react'

/** Shown where gaps can be made. */
export const gapHint = `Select a word and press ${toKeyLabel('Ctrl+G')}, or type [[answer|variant]], to make a gap`

type GapInputProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string
  /** False for fields without gaps, which are plain text fields. */
  isGapped?: boolean
  /** The answer of a gap that is printed as a line. */
  answer?: string
  /** `caret` is its offset in the text. */
  onText(text: string, caret: number): void
}

/** A text field in which Ctrl+G makes a gap of the selected word, and turns a gap back into text. */
export function GapInput({ isGapped = true, answer, onText, onKeyDown, ...control }: GapInputProps) {
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event)
    const isGapKey =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && readKey(event) === 'g'
    if (!isGapped || !isGapKey || event.defaultPrevented) return
    event.preventDefault()
    const field = event.currentTarget
    const { text, caret } = toggleGap(field.value, field.selectionStart, field.selectionEnd, answer)
    onText(text, caret)
    queueMicrotask(() => {
      if (field.value === text) field.setSelectionRange(caret, caret)
    })
  }
  return (
    <TextArea
      rows={1}
      {...control}
      onKeyDown={handleKey}
      onChange={({ target }) => onText(target.value, target.selectionStart)}
    />
  )
}
