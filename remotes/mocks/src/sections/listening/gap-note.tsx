import { type ItemBlank, listAccepted, type NodeId, setField, toRef } from '@console/ielts'
import { upperFirst } from 'es-toolkit/string'
import { useState } from 'react'
import styles from './listening-editor.module.css'
import { useBodyChange } from './use-body-change.ts'

type GapNoteProps = {
  group: NodeId
  id: NodeId
  /** The name of the line within a sentence: `question 3`. */
  name: string
  blank: ItemBlank
  /** Null if the answer is edited elsewhere. */
  answer: string | null
}

type Side = 'prefix' | 'suffix'

/** The answer of a gap, and the text printed directly before and after it. */
export function GapNote({ group, id, name, blank, answer }: GapNoteProps) {
  const change = useBodyChange(group)
  // An emptied field stays until it loses the focus.
  const [entered, setEntered] = useState<Side | null>(null)
  const accepted = answer === null ? null : listAccepted(answer).join(' or ')
  const sides = (['prefix', 'suffix'] as const)
    .map((side) => ({ side, text: blank[side] ?? '' }))
    .filter(({ side, text }) => text !== '' || side === entered)
  if (accepted === null && sides.length === 0) return null
  return (
    <div className={styles.made}>
      {accepted !== null && (
        <span>
          Answer <strong>{accepted || 'none yet'}</strong>
        </span>
      )}
      {sides.map(({ side, text }) => (
        <label key={side}>
          {upperFirst(side)}{' '}
          <input
            aria-label={`${upperFirst(side)} of ${name}`}
            value={text}
            autoComplete="off"
            dir="auto"
            onFocus={() => setEntered(side)}
            onBlur={() => setEntered(null)}
            onChange={({ target }) =>
              change(
                upperFirst(side),
                setField(toRef('listening.item', id), 'blank', { ...blank, [side]: target.value || null }),
                {
                  mergeKey: `${id} ${side}`,
                },
              )
            }
          />
        </label>
      ))}
    </div>
  )
}
