import { ChoicesField } from '@console/authoring/fields/choices'
import layout from '@console/authoring/styles/layout.module.css'
import { type NodeId, readField, setField, toRef } from '@console/ielts'
import { inSequence } from '@console/values/json/command'
import { PartHead } from '../../authoring/editor/part-head.tsx'
import { NodeNumber, NodeText } from '../../authoring/fields/node-fields.tsx'
import { useChange, useMockContent } from '../../editing/mock-editor-context.ts'
import { CueCard } from './cue-card.tsx'
import { QuestionList } from './question-list.tsx'
import styles from './speaking-part.module.css'

const partLabels = { '1': 'Part 1', '2': 'Part 2', '3': 'Part 3' }

export function SpeakingPart({ id }: { id: NodeId }) {
  const change = useChange()
  const ref = toRef('speaking.part', id)
  const number = useMockContent(({ nodes }) => readField(nodes, ref, 'part'))
  const talk = useMockContent(({ nodes }) => readField(nodes, ref, 'talk_time'))
  const hasCard = useMockContent(({ nodes }) => readField(nodes, ref, 'cue_card') != null)
  const part = number === 2 ? '2' : number === 3 ? '3' : '1'

  function choosePart(chosen: keyof typeof partLabels) {
    const card = chosen === '2' && !hasCard ? [setField(ref, 'cue_card', { topic: '', bullets: [] })] : []
    change('Part', inSequence(setField(ref, 'part', Number(chosen)), ...card))
  }

  return (
    <>
      <PartHead id={id} title={`Part ${number}`} noun="part" />
      <div className={layout.form}>
        <div className={styles.row}>
          <ChoicesField
            label="Part of the test"
            name="part"
            labels={partLabels}
            value={part}
            onChoose={choosePart}
          />
          <NodeNumber node={ref} field="preparation_time" label="To prepare" unit="s" />
          <NodeNumber node={ref} field="talk_time" label="To talk" unit="s" hint={toMinutes(talk)} />
        </div>
        <NodeText
          node={ref}
          field="title"
          label="Title"
          placeholder="Introduction and interview: your home"
        />
        {(hasCard || number === 2) && <CueCard id={id} hasCard={hasCard} />}
        <QuestionList part={id} title={number === 2 ? 'Follow-up questions' : 'Questions'} />
      </div>
    </>
  )
}

function toMinutes(seconds: unknown): string {
  if (typeof seconds !== 'number' || seconds < 60) return ''
  const rest = seconds % 60
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`
}
