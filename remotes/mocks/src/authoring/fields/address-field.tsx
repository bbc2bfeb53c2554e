import { TextInput } from '@console/authoring/fields/text-input'
import { LazyMediaSource } from '@console/authoring/media/upload/lazy-media-source'
import type { MockPlace } from '@console/ielts'
import type { MediaKind } from '@console/shared/schemas/media'
import { type ReactNode, useRef } from 'react'
import { LazyRecordingFacts } from '../../media/measure/lazy-recording-facts.tsx'
import { MockField } from './mock-field.tsx'

type AddressFieldProps = {
  kind: MediaKind
  place: MockPlace
  label: string
  note?: string | undefined
  address: string
  onAddress(address: string | null): void
  /** Shows the file at the address. */
  children(address: string): ReactNode
}

/** The address of a picture or recording, with a preview, and an upload where there is a media library. */
export function AddressField({ kind, place, label, note, address, onAddress, children }: AddressFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  return (
    <div ref={field}>
      <MockField place={place} label={label} note={note}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            value={address}
            placeholder="https://…"
            spellCheck={false}
            onText={(typed) => onAddress(typed === '' ? null : typed)}
          />
        )}
      </MockField>
      {address !== '' && children(address)}
      <LazyMediaSource
        kind={kind}
        field={field}
        onAddress={onAddress}
        renderFacts={(file) => kind === 'recording' && <LazyRecordingFacts file={file} />}
      />
    </div>
  )
}
