import { TextInput } from '@console/authoring/fields/text-input'
import { useDocument } from '@console/authoring/following/use-document'
import { LazyMediaSource } from '@console/authoring/media/upload/lazy-media-source'
import { Field } from '@console/shared/ui/field'
import { useDeferredValue, useRef } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import { WebPicture } from '../read/web-picture.tsx'
import styles from './details-form.module.css'
import { FieldMessages } from './field-messages.tsx'

type PictureFieldProps = {
  field: 'image' | 'blog_image'
  label: string
  messages: readonly string[] | undefined
  onEdit(field: 'image' | 'blog_image'): void
}

/** A picture's address; with a media library, files can be dropped on it. */
export function PictureField({ field, label, messages, onEdit }: PictureFieldProps) {
  const { store, edits } = useEditorParts()
  const whole = useRef<HTMLDivElement>(null)
  const address = useDocument(store, ({ details }) => details[field])
  const shown = useDeferredValue(address)

  function setAddress(next: string | null) {
    edits.setDetail(label.toLowerCase(), field, next)
    onEdit(field)
  }

  return (
    <div ref={whole}>
      <Field
        label={label}
        isInvalid={(messages?.length ?? 0) > 0}
        about={<FieldMessages messages={messages} />}
      >
        {(control) => (
          <div className={styles.picture}>
            <TextInput
              {...control}
              data-part={`detail:${field}`}
              inputMode="url"
              spellCheck={false}
              placeholder="https://…"
              value={address ?? ''}
              onText={(typed) => setAddress(typed || null)}
            />
            <WebPicture key={shown} address={shown} className={styles.thumbnail} />
          </div>
        )}
      </Field>
      <LazyMediaSource kind="picture" field={whole} onAddress={setAddress} />
    </div>
  )
}
