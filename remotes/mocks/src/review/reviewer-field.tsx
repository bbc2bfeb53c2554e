import { Field } from '@console/authoring/fields/field'
import { TextInput } from '@console/authoring/fields/text-input'
import type { MockSection } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { notesQuery } from './review-notes.queries.ts'

type ReviewerFieldProps = {
  section: MockSection
  /** The name of the person who sends it. */
  own: string | undefined
  value: string
  onText(name: string): void
}

/** Somebody who is asked by name. No server lists its staff, so those who took part in reviews are offered. */
export function ReviewerField({ section, own, value, onText }: ReviewerFieldProps) {
  const { data: notes = [] } = useQuery(notesQuery(usePlatform(), section))
  const listId = useId()
  const names = new Set(
    notes.flatMap(({ reviews }) => reviews.flatMap(({ by, reviewer }) => [by ?? '', reviewer ?? ''])),
  )
  return (
    <Field label="Reviewer" note="optional">
      {(control) => (
        <>
          <TextInput {...control} list={listId} maxLength={100} value={value} onText={onText} />
          <datalist id={listId}>
            {[...names]
              .filter((name) => name !== '' && name !== own)
              .map((name) => (
                <option key={name} value={name} />
              ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
