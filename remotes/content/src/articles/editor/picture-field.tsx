import { useDocument } from '@console/authoring/following/use-document'
import { toSafeImageAddress } from '@console/shared/address'
import { useDeferredValue, useId, useState } from 'react'
import { useEditorParts } from '../context/editor-context.ts'
import styles from './field.module.css'
import { FieldMessages } from './field-messages.tsx'

type PictureFieldProps = {
  field: 'image' | 'blog_image'
  label: string
  messages: readonly string[] | undefined
  onMend(field: 'image' | 'blog_image'): void
}

export function PictureField({ field, label, messages, onMend }: PictureFieldProps) {
  const { store, edits } = useEditorParts()
  const address = useDocument(store, ({ details }) => details[field])
  const shown = useDeferredValue(address)
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.withThumbnail}>
        <input
          id={id}
          data-part={`detail:${field}`}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://…"
          aria-invalid={(messages?.length ?? 0) > 0}
          aria-describedby={`${id}-messages`}
          value={address ?? ''}
          onChange={({ target }) => {
            edits.setDetail(label.toLowerCase(), field, target.value || null)
            onMend(field)
          }}
        />
        <Thumbnail key={shown} address={shown} />
      </div>
      <FieldMessages id={`${id}-messages`} messages={messages} />
    </div>
  )
}

function Thumbnail(props: { address: string | null }) {
  const address = toSafeImageAddress(props.address)
  const [hasFailed, setHasFailed] = useState(false)
  if (address === null || hasFailed) return null
  return (
    <img
      className={styles.thumbnail}
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setHasFailed(true)}
    />
  )
}
