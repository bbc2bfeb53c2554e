import type { ReactNode } from 'react'
import { listNodes, type MockContent, type NodeId } from '../document/mock-content.ts'
import { readText } from '../document/read-node.ts'
import { type KeyGroup, type KeyQuestion, listKeyGroups } from '../key/key-group.ts'
import { toLetter } from './paragraph-letter.ts'
import styles from './reading-paper.module.css'

/** A passage as it is printed; its letters stand where questions may name them. */
export function PassageText({ content, id }: { content: MockContent; id: NodeId }) {
  const { nodes } = content
  return (
    <div className={styles.passage}>
      <h3>{readText(nodes[id], 'title') || 'Passage without a title'}</h3>
      {listNodes(nodes, id, 'paragraphs').map((paragraph, index) => (
        <p key={paragraph.id}>
          <strong>{toLetter(index)}</strong> {readText(paragraph, 'content')}
        </p>
      ))}
    </div>
  )
}

type PassageQuestionsProps = {
  content: MockContent
  id: NodeId
  /** What stands below the text of a question: its answer, or the place for one. */
  answer(question: KeyQuestion, group: KeyGroup): ReactNode
}

export function PassageQuestions({ content, id, answer }: PassageQuestionsProps) {
  const groups = listKeyGroups(content).filter(({ node }) => node.parent === id)
  if (groups.length === 0)
    return <p className={styles.nothing}>There are no questions on this passage yet.</p>
  return groups.map((group) => (
    <section key={group.node.id} className={styles.group}>
      <h4>{toRangeName(group.questions)}</h4>
      <p>{group.instruction}</p>
      {readText(group.node, 'title') !== '' && <h5>{readText(group.node, 'title')}</h5>}
      <Options group={group} />
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
    </section>
  ))
}

function Options({ group: { options, type } }: { group: KeyGroup }) {
  if (options === null || type === 'identifying_information') return null
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
  return first === last ? `Question ${first}` : `Questions ${first}–${last}`
}
