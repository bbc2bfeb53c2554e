import { usePlatform } from '@console/shared/platform-context'
import { type MediaFile, maxAltText } from '@console/shared/schemas/media'
import { Field } from '@console/shared/ui/field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ActionButton } from '../../controls/action-button.tsx'
import { TextInput } from '../../fields/text-input.tsx'
import text from '../../styles/text.module.css'
import { mediaMutations } from '../api/media.queries.ts'
import { toCallMessage } from '../api/media-labels.ts'
import styles from './media-library.module.css'

/** Asks for a picture's alternative text. */
export function AltTextForm({ file }: { file: MediaFile }) {
  const { api } = usePlatform()
  const [typed, setTyped] = useState<string | null>(null)
  const saving = useMutation(mediaMutations(api).describe())
  const alt = typed ?? file.alt
  const isSaved = alt.trim() === (saving.data?.alt ?? file.alt)
  const hasNoEffect = isSaved || saving.isPending

  function save(event: FormEvent) {
    event.preventDefault()
    // It may be nested in an editor's form.
    event.stopPropagation()
    if (!hasNoEffect) saving.mutate({ id: file.id, alt })
  }

  return (
    <form className={styles.alt} onSubmit={save}>
      <Field label="What does the picture show?" note="read aloud to people who cannot see it">
        {(control) => <TextInput {...control} value={alt} maxLength={maxAltText} onText={setTyped} />}
      </Field>
      <ActionButton look="framed" aria-disabled={hasNoEffect} onClick={save}>
        Save description
      </ActionButton>
      <p className={text.small} role="status">
        {saving.isError
          ? toCallMessage(saving.error)
          : saving.data !== undefined && isSaved && 'Description saved'}
      </p>
    </form>
  )
}
