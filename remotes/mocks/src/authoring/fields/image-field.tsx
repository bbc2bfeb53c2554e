import type { NodeRef } from '@console/ielts'
import { MockImage } from '../../controls/mock-image.tsx'
import { AddressField } from './address-field.tsx'
import { useNodeField } from './node-fields.tsx'

type ImageFieldProps = {
  node: NodeRef<'writing.part' | 'listening.group'>
  label: string
  note: string
  alt: string
}

export function ImageField({ node, label, note, alt }: ImageFieldProps) {
  const { value, set } = useNodeField(node, 'image', label)
  const place = { node: node.id, field: 'image' }
  return (
    <AddressField
      kind="picture"
      place={place}
      label={label}
      note={note}
      address={value ?? ''}
      onAddress={set}
    >
      {(address) => <MockImage key={address} address={address} alt={alt} />}
    </AddressField>
  )
}
