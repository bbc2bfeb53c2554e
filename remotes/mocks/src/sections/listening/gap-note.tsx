import { type ItemBlank, listAccepted, type NodeId, setField, toRef } from '@console/ielts'
import { upperFirst } from 'es-toolkit/string'
import { useState } from 'react'
import styles from './listening-editor.module.css'
import { useBodyChange } from './use-body-change.ts'

type GapNoteProps = {
  group: NodeId
  id: NodeId
  /** What the line is called in a sentence: `question 3`. */
  name: string
  blank: ItemBlank
  /** Null where the answer stands elsewhere. */
  answer: string | null
}

type Side = 'prefix' | 'suffix'

/** What a gap is made of: its answer, and what is printed right before and after it. */
export function GapNote({ group, id, name, blank, answer }: GapNoteProps) {
  const change = useBodyChange(group)
  // A field that is emptied stays as long as somebody is in it.
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
