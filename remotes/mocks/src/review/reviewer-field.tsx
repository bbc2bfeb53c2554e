import { TextInput } from '@console/authoring/fields/text-input'
import type { MockSection } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { Field } from '@console/shared/ui/field'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { reviewNotesQuery } from './review-notes.queries.ts'

type ReviewerFieldProps = {
  section: MockSection
  /** The name of the sender. */
  own: string | undefined
  value: string
  onText(name: string): void
}

/** Requests a review from a person. There is no staff list, so previous participants are suggested. */
export function ReviewerField({ section, own, value, onText }: ReviewerFieldProps) {
  const { data: notes = [] } = useQuery(reviewNotesQuery(usePlatform(), section))
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
