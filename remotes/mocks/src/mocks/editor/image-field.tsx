import type { NodeId } from '../document/mock-content.ts'
import { AddressField } from './address-field.tsx'
import { MockImage } from './mock-image.tsx'

type ImageFieldProps = { node: NodeId; label: string; note: string; alt: string }

/** The address of a picture, and the picture itself. */
export function ImageField({ node, label, note, alt }: ImageFieldProps) {
  return (
    <AddressField node={node} field="image" label={label} note={note}>
      {(address) => <MockImage key={address} address={address} alt={alt} />}
    </AddressField>
  )
}
