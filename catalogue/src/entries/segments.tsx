import { Segments } from '@console/shared/ui/segments'
import { useState } from 'react'

const statuses = [
  ['', 'All'],
  ['published', 'Published'],
  ['draft', 'Draft'],
  ['archived', 'Archived'],
] as const

function Chosen({ first }: { first: (typeof statuses)[number][0] }) {
  const [value, setValue] = useState(first)
  return <Segments label="Status" options={statuses} value={value} onChange={setValue} />
}

export const states = {
  'The first is chosen': <Chosen first="" />,
  'Another is chosen': <Chosen first="draft" />,
  'Nothing is chosen': (
    <Segments
      label="Type"
      options={[
        ['academic', 'Academic'],
        ['general', 'General'],
      ]}
    />
  ),
  'Narrow, on two lines': (
    <div style={{ maxWidth: 200 }}>
      <Chosen first="archived" />
    </div>
  ),
}
