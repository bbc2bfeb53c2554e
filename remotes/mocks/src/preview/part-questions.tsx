import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  areLetters,
  type KeyGroup,
  type KeyQuestion,
  listKeyGroups,
  listRubrics,
  type MockContent,
  type NodeId,
  nameQuestions,
  toPlaceKey,
  toSpan,
  toTraits,
} from '@console/ielts'
import { toLineFeeds } from '@console/values/text/line-breaks'
import type { ReactNode } from 'react'
import styles from './paper.module.css'

/** Renders the answer of a question, or the input for it, below its text or within it. */
export type ShowAnswer = (question: KeyQuestion, group: KeyGroup, isWithin?: boolean) => ReactNode

/** The props of a part’s printed view. */
export type PrintedPartProps = { content: MockContent; id: NodeId; answer: ShowAnswer }

type PartQuestionsProps = {
  content: MockContent
  id: NodeId
  /** The word for a part within a sentence: `passage`. */
  noun: string
  /** Renders options that can be dragged; null if they are only read. */
  options?: ((group: KeyGroup) => ReactNode) | undefined
  /** The part of a group’s title that is printed above its questions. */
  toTitle?(title: string): string
  /** Renders the questions of a group. */
  children(group: KeyGroup): ReactNode
}

/** The question groups of a part as they are printed. */
export function PartQuestions({ content, id, noun, options, toTitle, children }: PartQuestionsProps) {
  const groups = listKeyGroups(content).filter(({ node }) => node.parent === id)
  if (groups.length === 0) {
    return <p className={text.quiet}>There are no questions on this {noun} yet.</p>
  }
  return listRubrics(groups).map((below) => {
    const [first] = below
    return (
      <section key={first?.node.id} className={styles.group}>
        <h4 className={text.heading}>
          {nameQuestions(...toSpan(below.flatMap(({ questions }) => questions)))}
        </h4>
        <p
          dir="auto"
          className={styles.rubric}
          data-edits={first && toPlaceKey({ node: first.node.id, field: 'instruction' })}
        >
          {toLineFeeds(first?.instruction ?? '')}
        </p>
        {below.map((group) => {
          const { title } = group.node.fields
          const shown = title && toTitle !== undefined ? toTitle(title) : title
          return (
            <div key={group.node.id} data-edits={toPlaceKey({ node: group.node.id, field: 'title' })}>
              {shown && (
                <h5 dir="auto" className={text.heading}>
                  {shown}
                </h5>
              )}
              {options?.(group) ?? (!isOfOneQuestion(group) && <Options group={group} />)}
              {children(group)}
            </div>
          )
        })}
      </section>
    )
  })
}

export function QuestionList({ group, answer }: { group: KeyGroup; answer: ShowAnswer }) {
  return (
    <ol className={`${layout.rows} ${layout.plain} ${styles.questions}`}>
      {group.questions.map((question, index) => (
        <li key={question.number} data-edits={toPlaceKey({ ...question.place, field: 'text' })}>
          <span className={text.number}>{question.number}</span>
          <div>
            {/* A set has one input for all its answers. */}
            {(index === 0 || question.set !== group.questions[index - 1]?.set) && (
              <p dir="auto">{question.text}</p>
            )}
            {index === 0 && isOfOneQuestion(group) && <Options group={group} />}
            {answer(question, group)}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Options of a single question stand below it, those of several above them, as in print. */
export const isOfOneQuestion = ({ type, questions }: KeyGroup): boolean => {
  const { key, options } = toTraits(type)
  const isChoice = key !== 'words' && options.shown === 'printed'
  return isChoice && questions.every(({ asked }) => asked === questions[0]?.asked)
}

function Options({ group }: { group: KeyGroup }) {
  const { options, type } = group
  if (options.length === 0 || toTraits(type).options.shown === 'known') return null
  if (!isOfOneQuestion(group) && areLetters(options)) return null
  return (
    <ul className={`${layout.plain} ${isOfOneQuestion(group) ? styles.choices : layout.card}`}>
      {options.map(({ key, text }) => (
        <li key={`${key} ${text}`} dir="auto">
          {key !== text && <strong>{key}</strong>} {text}
        </li>
      ))}
    </ul>
  )
}
