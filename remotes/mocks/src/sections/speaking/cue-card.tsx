import { ActionButton } from '@console/authoring/controls/action-button'
import { TextArea } from '@console/authoring/fields/text-area'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { type NodeId, toRef } from '@console/ielts'
import { splitLines } from '@console/values/text/line-breaks'
import { MockField } from '../../authoring/fields/mock-field.tsx'
import { useNodeField } from '../../authoring/fields/node-fields.tsx'
import { useInterviewPaste } from './use-interview-paste.ts'

/** The cue card of part 2. */
export function CueCard({ id, hasCard }: { id: NodeId; hasCard: boolean }) {
  const paste = useInterviewPaste(id)
  const { value, set } = useNodeField(toRef('speaking.part', id), 'cue_card', 'Cue card')
  if (!hasCard || value == null) {
    return (
      <ActionButton
        look="framed"
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
    <fieldset className={`${layout.stack} ${layout.card}`}>
      <legend className={text.small}>Cue card</legend>
      <MockField place={{ node: id, field: 'topic' }} label="Topic">
        {(control) => (
          <TextArea
            {...control}
            value={topic}
            placeholder="Describe a skill that took you a long time to learn."
            onText={(typed) => set({ ...value, topic: typed })}
            onPaste={(event) => void paste.intoTopic(event)}
          />
        )}
      </MockField>
      <MockField place={{ node: id, field: 'bullets' }} label="You should say" note="one point per line">
        {(control) => (
          <TextArea
            {...control}
            value={bullets.join('\n')}
            placeholder={'what the skill is\nwhy you wanted to learn it\nhow you learned it'}
            onText={(typed) => setBullets(typed === '' ? [] : splitLines(typed))}
            onBlur={() => {
              control.onBlur()
              const filled = bullets.filter((line) => line.trim() !== '')
              if (filled.length < bullets.length) setBullets(filled)
            }}
          />
        )}
      </MockField>
      <div>
        <ActionButton look="framed" onClick={() => set(null)}>
          Remove the cue card
        </ActionButton>
      </div>
    </fieldset>
  )
}
