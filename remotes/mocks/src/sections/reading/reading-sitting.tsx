import {
  asksParagraphs,
  type KeyGroup,
  listExplained,
  listKeyGroups,
  listNodes,
  type MockContent,
  type NodeOf,
  toProofs,
} from '@console/ielts'
import { splitTableTitle } from '@console/ielts/sections'
import type { SittingProps } from '../../editing/section-screen.ts'
import { ProvedText } from '../../explanation-store/proved-text.tsx'
import { useExplanations } from '../../explanation-store/use-explanations.ts'
import { PartQuestions } from '../../preview/part-questions.tsx'
import styles from '../../sitting/test-sitting.module.css'
import { type SittingPartProps, TestSitting } from '../../sitting/test-sitting.tsx'
import { GroupPaper } from './group-paper.tsx'
import { HeadingSlot } from './heading-slot.tsx'
import { PassageText } from './passage-text.tsx'

/** A sitting of a reading test, with passage and questions side by side. */
export function ReadingSitting({ content }: SittingProps) {
  return <TestSitting content={content} noun="passage" Part={SittingPart} />
}

function SittingPart({ content, id, sitting, options, answer }: SittingPartProps) {
  const { answers, step, setAnswer } = sitting
  const notes = useExplanations('reading')
  const proofs = step === 'over' ? toProofs(listExplained(content, notes), id) : []
  return (
    <div className={styles.columns}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <section aria-label="Passage" tabIndex={0}>
        <PassageText
          content={content}
          id={id}
          toText={(text) => <ProvedText text={text} proofs={proofs} />}
          above={(paragraph) => {
            const drop = findDrop(content, paragraph)
            if (drop === null) return null
            const given = answers[drop.number] ?? ''
            return <HeadingSlot {...drop} answer={given} isOver={step === 'over'} onAnswer={setAnswer} />
          }}
        />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: once the test is over nothing in it has the focus */}
      <section aria-label="Questions of the passage" tabIndex={0}>
        <PartQuestions
          content={content}
          id={id}
          noun="passage"
          options={options}
          toTitle={(title) => splitTableTitle(title).title}
        >
          {(group) => <GroupPaper group={group} answer={answer} />}
        </PartQuestions>
      </section>
    </div>
  )
}

/** The question that a paragraph’s heading slot answers; null if it has none. */
function findDrop(
  content: MockContent,
  { fields: { dropId } }: NodeOf<'reading.paragraph'>,
): { number: number; group: KeyGroup } | null {
  if (dropId == null) return null
  for (const group of listKeyGroups(content)) {
    if (group.node.kind !== 'reading.group' || !asksParagraphs(group.type)) continue
    const index = listNodes(content.nodes, group.node, 'questions').findIndex(
      ({ fields }) => fields.id === dropId,
    )
    const question = group.questions[index]
    if (question !== undefined) return { number: question.number, group }
  }
  return null
}
