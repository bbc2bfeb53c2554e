import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { type KeyGroup, type KeyQuestion, withoutArrows } from '@console/ielts'
import { splitAtGap, splitGapLines, toGappedForm } from '@console/ielts/sections'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import type { ReactNode } from 'react'
import styles from '../../preview/gapped.module.css'
import { QuestionList, type ShowAnswer } from '../../preview/part-questions.tsx'

const PrintedGapTable = lazyWithRetry(
  async () => (await import('./printed-gap-table.tsx')).PrintedGapTable,
  'The table',
)

type GroupPaperProps = { group: KeyGroup; answer: ShowAnswer }

/** The questions of a group as they are printed. */
export function GroupPaper({ group, answer }: GroupPaperProps) {
  const { questions } = group
  const toLine = (question: KeyQuestion, line: string) => toGappedLine(line, question, group, answer)
  const toLines = (question: KeyQuestion, source: string) =>
    splitGapLines(source).map(({ at, line, hasGap }) => (
      <div key={at} dir="auto">
        {hasGap ? toLine(question, line) : line}
      </div>
    ))
  switch (toGappedForm(group)) {
    case 'questions':
      return <QuestionList group={group} answer={answer} />
    case 'running':
      return (
        <div dir="auto" className={styles.running}>
          {questions.map((question) => (
            <span key={question.number}>{toLine(question, question.text)} </span>
          ))}
        </div>
      )
    case 'lines':
      return <Lines questions={questions} toLines={(question) => toLines(question, question.text)} />
    case 'steps':
      return (
        <Lines
          questions={questions}
          isChain
          toLines={(question) => toLines(question, withoutArrows(question.text))}
        />
      )
    case 'table':
      return (
        <PrintedGapTable
          group={group}
          toGap={(question) => <Gap question={question} group={group} answer={answer} />}
        />
      )
  }
}

type LinesProps = {
  questions: readonly KeyQuestion[]
  isChain?: boolean
  toLines(question: KeyQuestion): ReactNode
}

function Lines({ questions, isChain, toLines }: LinesProps) {
  return (
    <ol className={`${layout.rows} ${layout.plain} ${styles.lines}`} data-chain={isChain || undefined}>
      {questions.map((question) => (
        <li key={question.number}>{toLines(question)}</li>
      ))}
    </ol>
  )
}

function toGappedLine(line: string, question: KeyQuestion, group: KeyGroup, answer: ShowAnswer): ReactNode {
  const { before, after } = splitAtGap(line)
  return (
    <>
      {before}
      <Gap question={question} group={group} answer={answer} />
      {after}
    </>
  )
}

function Gap({ question, group, answer }: GroupPaperProps & { question: KeyQuestion }) {
  return (
    <span className={styles.gap}>
      <strong className={text.number}>{question.number}</strong>
      {answer(question, group, true)}
    </span>
  )
}
