import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { listPartIds, mockId, toAmount, toMockRef } from '@console/ielts'
import { readPart, toPartTotal } from '@console/ielts/sections'
import { toSafeAddress } from '@console/values/address/safe-address'
import { AddressField } from '../../authoring/fields/address-field.tsx'
import { NodeText, useNodeField } from '../../authoring/fields/node-fields.tsx'
import { useMockContent, useMockEditing } from '../../editing/mock-editor-context.ts'
import { PartTimesButton } from '../../recording/part-times-button.tsx'
import styles from './recording.module.css'
import { RecordingPlayer } from './recording-player.tsx'

const mock = toMockRef('listening')

/** Settings of the whole listening test: the recording, and the marks of the parts. */
export function RecordingForm() {
  const { value, set } = useNodeField(mock, 'recording', 'Recording')
  const minutes = useMockContent(({ header }) => toAmount(header.duration))
  return (
    <section className={styles.section} aria-label="Recording">
      <h2 className={text.title}>Recording</h2>
      <AddressField
        kind="recording"
        place={{ node: mockId, field: 'recording' }}
        label="Address of the recording"
        address={value ?? ''}
        onAddress={set}
      >
        {(address) => (
          <div className={layout.rows}>
            <RecordingPlayer key={address} address={address} minutes={minutes} />
            {toSafeAddress(address) !== null && <PartTimesButton address={address} />}
          </div>
        )}
      </AddressField>
      <NodeText node={mock} field="title" label="Title of the recording" note="optional" />
      <PartTotals />
    </section>
  )
}

function PartTotals() {
  const { open } = useMockEditing()
  const ids = useMockContent(listPartIds)
  // Joined, so that the selection is compared by value.
  const totals = useMockContent((content) =>
    listPartIds(content)
      .map((id) => `${toPartTotal(content, id)}\n${readPart(content, id).title ?? ''}`)
      .join('\n\n'),
  ).split('\n\n')
  if (ids.length === 0) return null
  return (
    <div>
      <h3 className={text.heading}>Marks of the parts</h3>
      <ol className={`${layout.plain} ${styles.parts}`}>
        {ids.map((id, index) => {
          const [total, title] = totals[index]?.split('\n') ?? []
          return (
            <li key={id}>
              <ActionButton look="entry" onClick={() => open(id)}>
                {title || `Part ${index + 1}`} <span>{total}</span>
              </ActionButton>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
