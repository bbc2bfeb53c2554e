import { Fragment, type ReactNode } from 'react'
import { findExample } from '../document/forget-headings.ts'
import { isJsonObject } from '../document/json.ts'
import { listNodes, type MockContent, type MockNode, type NodeId } from '../document/mock-content.ts'
import { readText } from '../document/read-node.ts'
import { type KeyGroup, type KeyQuestion, listKeyGroups } from '../key/key-group.ts'
import { toLetter } from './paragraph-letter.ts'
import styles from './reading-paper.module.css'

type PassageTextProps = {
  content: MockContent
  id: NodeId
  /** What stands above a paragraph: the place for its heading. */
  above?(paragraph: MockNode): ReactNode
}

/** A passage as it is printed; its letters stand where questions may name them. */
export function PassageText({ content, id, above }: PassageTextProps) {
  const { nodes } = content
  const example = findExample(nodes, id)
  return (
    <div className={styles.passage}>
      <h3>{readText(nodes[id], 'title') || 'Passage without a title'}</h3>
      {listNodes(nodes, id, 'paragraphs').map((paragraph, index) => (
        <Fragment key={paragraph.id}>
          {paragraph === example && <p className={styles.example}>Example: {toHeadingText(paragraph)}</p>}
          {above?.(paragraph)}
          <p>
            <strong>{toLetter(index)}</strong> {readText(paragraph, 'content')}
          </p>
        </Fragment>
      ))}
    </div>
  )
}

function toHeadingText({ fields: { heading } }: MockNode): string {
  return isJsonObject(heading) ? `${String(heading['id'])} ${String(heading['text'])}` : ''
}

type PassageQuestionsProps = {
  content: MockContent
  id: NodeId
  /** What stands below the text of a question: its answer, or the place for one. */
  answer(question: KeyQuestion, group: KeyGroup): ReactNode
  /** Options that can be placed; null where they are only read. */
  options?(group: KeyGroup): ReactNode
}

export function PassageQuestions({ content, id, answer, options }: PassageQuestionsProps) {
  const groups = listKeyGroups(content).filter(({ node }) => node.parent === id)
  if (groups.length === 0)
    return <p className={styles.nothing}>There are no questions on this passage yet.</p>
  return groups.map((group) => (
    <section key={group.node.id} className={styles.group}>
      <h4>{toRangeName(group.questions)}</h4>
      <p>{group.instruction}</p>
      {readText(group.node, 'title') !== '' && <h5>{readText(group.node, 'title')}</h5>}
      {options?.(group) ?? <Options group={group} />}
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
