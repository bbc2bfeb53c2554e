import { ActionButton } from '@console/authoring/controls/action-button'
import { Field } from '../../authoring/fields/field.tsx'
import { useNodeField } from '../../authoring/fields/node-fields.tsx'
import fieldStyles from '../../controls/field.module.css'
import { type NodeId, toRef } from '../../core/document/mock-node.ts'
import styles from './cue-card.module.css'

/** The card that candidates get for the long turn. */
export function CueCard({ id, hasCard }: { id: NodeId; hasCard: boolean }) {
  const { value, set } = useNodeField(toRef('speaking.part', id), 'cue_card', 'Cue card')
  if (!hasCard || value == null) {
    return (
      <ActionButton
        look="plain"
        className={styles.button}
        data-place={`${id} cue_card`}
        onClick={() => set({ topic: '', bullets: [] })}
      >
        Add a cue card
      </ActionButton>
    )
  }
  const { topic, bullets } = value
  const setBullets = (lines: string[]) => set({ ...value, bullets: lines })
  return (
    <fieldset className={styles.card}>
      <legend>Cue card</legend>
      <Field place={{ node: id, field: 'topic' }} label="Topic">
        {(control) => (
          <textarea
            {...control}
            className={`${fieldStyles.area} ${styles.topic}`}
            value={topic}
            placeholder="Describe a skill that took you a long time to learn."
            onChange={({ target }) => set({ ...value, topic: target.value })}
          />
        )}
      </Field>
      <Field place={{ node: id, field: 'bullets' }} label="You should say" note="one point on each line">
        {(control) => (
          <textarea
            {...control}
            className={fieldStyles.area}
            value={bullets.join('\n')}
            placeholder={'what the skill is\nwhy you wanted to learn it\nhow you learned it'}
            onChange={({ target }) => setBullets(target.value === '' ? [] : target.value.split('\n'))}
            onBlur={() => {
              control.onBlur()
              const filled = bullets.filter((line) => line.trim() !== '')
              if (filled.length < bullets.length) setBullets(filled)
            }}
          />
        )}
      </Field>
      <ActionButton look="plain" className={styles.button} onClick={() => set(null)}>
        Remove the cue card
      </ActionButton>
    </fieldset>
  )
}
