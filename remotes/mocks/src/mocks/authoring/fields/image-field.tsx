import { MockImage } from '../../controls/mock-image.tsx'
import type { NodeId } from '../../core/document/mock-content.ts'
import { AddressField } from './address-field.tsx'

type ImageFieldProps = { node: NodeId; label: string; note: string; alt: string }

/** The address of a picture, and the picture itself. */
export function ImageField({ node, label, note, alt }: ImageFieldProps) {
  return (
    <AddressField node={node} field="image" label={label} note={note}>
      {(address) => <MockImage key={address} address={address} alt={alt} />}
    </AddressField>
  )
}
