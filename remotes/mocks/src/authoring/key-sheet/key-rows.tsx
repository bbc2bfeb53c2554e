import text from '@console/authoring/styles/text.module.css'
import {
  type KeyGroup,
  type KeyQuestion,
  nameQuestions,
  parseWordLimit,
  toGroupLabel,
  toLimitText,
  toPlaceKey,
  toSpan,
} from '@console/ielts'
import type { JudgedIssue } from '@console/ielts/checks'
import { findTask, type IeltsTask } from '@console/ielts/sections'
import { toLineFeeds } from '@console/values/text/line-breaks'
import type { ClipboardEvent } from 'react'
import { KeyInput } from '../fields/key-input.tsx'
import styles from './key-sheet.module.css'
import type { NumberedAnswers } from './write-key.ts'

type KeyRowsProps = {
  group: KeyGroup
  tasks: readonly IeltsTask[]
  issues: readonly JudgedIssue[]
  /** Pasted answers that are not applied yet. */
  answers: NumberedAnswers
  onAnswer(number: number, answer: string): void
  /** Several lines were pasted into one answer. */
  onColumn(from: number, text: string): void
}

/** The answers of one group below its task, word limit and options. */
export function KeyRows({ group, tasks, issues, answers, onAnswer, onColumn }: KeyRowsProps) {
  const { node, kind, questions, instruction } = group
  const options = kind === 'words' ? null : group.options
  const limit = kind === 'words' ? parseWordLimit(instruction) : null
  const facts = [
    questions.length > 0 && nameQuestions(...toSpan(questions)),
    findTask(tasks, node)?.name ?? toGroupLabel(node),
    limit !== null && toLimitText(limit),
  ]
  const columns = answers.size > 0 ? 4 : 3
  const places = new Set(questions.map(({ place }) => toPlaceKey(place)))
  const ofGroup = issues.filter(({ place }) => places.has(toPlaceKey(place)))
  // An issue about several questions, or their common place, is shown only at the first of them.
  const shown = new Set<JudgedIssue>()
  return (
    <tbody>
      <tr>
        <th colSpan={columns} scope="rowgroup" className={styles.group}>
          {facts.filter(Boolean).join(' · ')}
          {options?.some((option) => option.text !== option.key) && (
            <ul className={`${text.quiet} ${styles.options}`}>
              {options.map((option) => (
                <li key={`${option.key} ${option.text}`}>
                  <strong>{option.key}</strong> {option.text !== option.key && option.text}
                </li>
              ))}
            </ul>
          )}
        </th>
      </tr>
      {questions.map((question, index) => {
        const own = toPlaceKey(question.place)
        const found = ofGroup.filter((issue) => {
          if (issue.questions !== undefined) return issue.questions.includes(question.number)
          return toPlaceKey(issue.place) === own && !shown.has(issue)
        })
        const fresh = found.filter((issue) => !shown.has(issue))
        for (const issue of fresh) shown.add(issue)
        const isAsked = question.set !== questions[index - 1]?.set
        return (
          <KeyRow
            key={question.number}
            question={question}
            text={isAsked ? question.text : ''}
            options={options}
            issues={found}
            shown={fresh}
            pasted={answers.size > 0 ? (answers.get(question.number) ?? question.key) : null}
            onAnswer={(answer) => onAnswer(question.number, answer)}
            onColumn={(column) => onColumn(question.number, column)}
          />
        )
      })}
    </tbody>
  )
}

type KeyRowProps = {
  question: KeyQuestion
  text: string
  options: KeyGroup['options'] | null
  issues: readonly JudgedIssue[]
  /** Issues that no row above shows. */
  shown: readonly JudgedIssue[]
  /** Null if nothing is pasted. */
  pasted: string | null
  onAnswer(answer: string): void
  onColumn(text: string): void
}

function KeyRow({ question, text: asked, options, issues, shown, pasted, onAnswer, onColumn }: KeyRowProps) {
  const { number, key } = question
  const [worst] = issues.toSorted((one) => (one.severity === 'error' ? -1 : 1))

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const column = toLineFeeds(event.clipboardData.getData('text/plain')).trim()
    if (!column.includes('\n')) return
    event.preventDefault()
    onColumn(column)
  }

  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{asked}</td>
      <td>
        <KeyInput
          aria-label={`Key of question ${number}`}
          aria-description={worst?.message}
          aria-invalid={worst?.severity === 'error' ? true : undefined}
          answer={key}
          options={options}
          onAnswer={onAnswer}
          onPaste={handlePaste}
        />
        {shown.map(({ message, severity }) => (
          <p key={message} className={`${text.small} ${text.problem}`} data-severity={severity}>
            {message}
          </p>
        ))}
      </td>
      {pasted !== null && (
        <td data-changed={pasted !== key || undefined}>
          {pasted !== key && pasted}
          {pasted !== key && !isOffered(pasted, options) && (
            <p className={`${text.small} ${text.problem}`} data-severity="error">
              Not one of the options
            </p>
          )}
        </td>
      )}
    </tr>
  )
}

/** Without options, or with words as answers, the checks judge pasted answers after they are applied. */
const isOffered = (answer: string, options: KeyGroup['options'] | null): boolean =>
  answer.trim() === '' || !options?.length || options.some(({ key }) => key === answer)
