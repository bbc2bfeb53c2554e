import { useDocument } from '@console/shared/document/use-document'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { AddressField } from '../../authoring/fields/address-field.tsx'
import { NodeText } from '../../authoring/fields/node-fields.tsx'
import { mockId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import { toAmount } from '../../core/document/typed-number.ts'
import { toPartTotal } from './part-total.ts'
import styles from './recording.module.css'
import { RecordingPlayer } from './recording-player.tsx'

/** What all parts of a listening test have in common: the recording, and how the marks are shared out. */
export function RecordingForm() {
  const { store } = useMockEditing()
  const minutes = useDocument(store, ({ header }) => toAmount(header.duration))
  return (
    <section className={styles.section} aria-label="Recording">
      <h2>Recording</h2>
      <AddressField node={mockId} field="recording" label="Address of the recording" step="Recording">
        {(address) => <RecordingPlayer key={address} address={address} minutes={minutes} />}
      </AddressField>
      <NodeText node={mockId} field="title" label="Title of the recording" note="optional" />
      <PartTotals />
    </section>
  )
}

function PartTotals() {
  const { store, open } = useMockEditing()
  const ids = useDocument(store, ({ nodes }) => nodes[mockId]?.lists['parts'])
  // As text, so that it is the same value as long as it says the same.
  const totals = useDocument(store, (content) =>
    (ids ?? [])
      .map((id) => `${toPartTotal(content, id)}\n${readText(content.nodes[id], 'title')}`)
      .join('\n\n'),
  ).split('\n\n')
  if (ids === undefined || ids.length === 0) return null
  return (
    <div>
      <h3>Marks of the parts</h3>
      <ol className={styles.parts}>
        {ids.map((id, index) => {
          const [total, title] = totals[index]?.split('\n') ?? []
          return (
            <li key={id}>
              <button type="button" onClick={() => open(id)}>
                {title || `Part ${index + 1}`} <span>{total}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
