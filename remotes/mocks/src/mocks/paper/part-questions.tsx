import type { ReactNode } from 'react'
import type { MockContent } from '../core/document/mock-content.ts'
import { nameQuestions } from '../core/document/mock-figures.ts'
import type { NodeId } from '../core/document/mock-node.ts'
import { type KeyGroup, type KeyQuestion, listKeyGroups } from '../core/keys/key-group.ts'
import { toTraits } from '../core/keys/question-type.ts'
import styles from './paper.module.css'

/** What stands at a question, below its text or within it: its answer, or the place for one. */
export type ShowAnswer = (question: KeyQuestion, group: KeyGroup, isWithin?: boolean) => ReactNode

/** A part as it is printed. */
export type DeskProps = { content: MockContent; id: NodeId; answer: ShowAnswer }

type PartQuestionsProps = {
  content: MockContent
  id: NodeId
  /** What a part is called in a sentence: `passage`. */
  noun: string
  /** Options that can be placed; null where they are only read. */
  options?: ((group: KeyGroup) => ReactNode) | undefined
  /** What the group asks, below its instruction. */
  children(group: KeyGroup): ReactNode
}

/** The groups of questions of one part as they are printed. */
export function PartQuestions({ content, id, noun, options, children }: PartQuestionsProps) {
  const groups = listKeyGroups(content).filter(({ node }) => node.parent === id)
  if (groups.length === 0) {
    return <p className={styles.nothing}>There are no questions on this {noun} yet.</p>
  }
  return groups.map((group) => (
    <section key={group.node.id} className={styles.group}>
      <h4>{toRangeName(group.questions)}</h4>
      <p>{group.instruction}</p>
      {group.node.fields.title && <h5>{group.node.fields.title}</h5>}
      {options?.(group) ?? <Options group={group} />}
      {children(group)}
    </section>
  ))
}

/** Questions one below the other. */
export function QuestionList({ group, answer }: { group: KeyGroup; answer: ShowAnswer }) {
  return (
    <ol className={styles.questions}>
      {group.questions.map((question, index) => (
        <li key={question.number}>
          <span className={styles.number}>{question.number}</span>
          <div>
            {/* A set asks once for all its answers. */}
            {(index === 0 || question.set !== group.questions[index - 1]?.set) && <p>{question.text}</p>}
            {answer(question, group)}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Options({ group: { options, type } }: { group: KeyGroup }) {
  if (options === null || toTraits(type).options === 'known') return null
  return (
    <ul className={styles.options}>
      {options.map(({ key, text }) => (
        <li key={`${key} ${text}`}>
          {key !== text && <strong>{key}</strong>} {text}
        </li>
      ))}
    </ul>
  )
}

function toRangeName(questions: readonly KeyQuestion[]): string {
  const first = questions[0]?.number ?? 0
  const last = questions.at(-1)?.number ?? first
  return nameQuestions(first, last)
}
