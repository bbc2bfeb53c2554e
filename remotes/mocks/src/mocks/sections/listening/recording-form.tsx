import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { AddressField } from '../../authoring/fields/address-field.tsx'
import { NodeText, useNodeField } from '../../authoring/fields/node-fields.tsx'
import { listPartIds, mockId, toMockRef } from '../../core/document/mock-content.ts'
import { toAmount } from '../../core/document/typed-number.ts'
import { readPart } from './part-title.ts'
import { toPartTotal } from './part-total.ts'
import styles from './recording.module.css'
import { RecordingPlayer } from './recording-player.tsx'

const mock = toMockRef('listening')

/** What all parts of a listening test have in common: the recording, and how the marks are shared out. */
export function RecordingForm() {
  const { store } = useMockEditing()
  const { value, set } = useNodeField(mock, 'recording', 'Recording')
  const minutes = useDocument(store, ({ header }) => toAmount(header.duration))
  return (
    <section className={styles.section} aria-label="Recording">
      <h2>Recording</h2>
      <AddressField
        place={{ node: mockId, field: 'recording' }}
        label="Address of the recording"
        address={value ?? ''}
        onAddress={set}
      >
        {(address) => <RecordingPlayer key={address} address={address} minutes={minutes} />}
      </AddressField>
      <NodeText node={mock} field="title" label="Title of the recording" note="optional" />
      <PartTotals />
    </section>
  )
}

function PartTotals() {
  const { store, open } = useMockEditing()
  const ids = useDocument(store, listPartIds)
  // As text, so that it is the same value as long as it says the same.
  const totals = useDocument(store, (content) =>
    listPartIds(content)
      .map((id) => `${toPartTotal(content, id)}\n${readPart(content, id).title ?? ''}`)
      .join('\n\n'),
  ).split('\n\n')
  if (ids.length === 0) return null
  return (
    <div>
      <h3>Marks of the parts</h3>
      <ol className={styles.parts}>
        {ids.map((id, index) => {
          const [total, title] = totals[index]?.split('\n') ?? []
          return (
            <li key={id}>
              <ActionButton look={null} onClick={() => open(id)}>
                {title || `Part ${index + 1}`} <span>{total}</span>
              </ActionButton>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
