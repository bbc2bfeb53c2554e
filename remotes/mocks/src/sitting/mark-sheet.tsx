import table from '@console/authoring/styles/table.module.css'
import text from '@console/authoring/styles/text.module.css'
import {
  bandSource,
  type ExplainedQuestion,
  listExplained,
  type MarkedTest,
  type MockContent,
  toIndicativeBand,
} from '@console/ielts'
import { useExplanations } from '../explanation-store/use-explanations.ts'
import styles from './mark-sheet.module.css'

type MarkSheetProps = { content: MockContent; marked: MarkedTest }

/** The score, and the result of every question with its reason. */
export function MarkSheet({ content, marked }: MarkSheetProps) {
  const { section, header } = content
  const explained = new Map(
    listExplained(content, useExplanations(section))
      .filter(({ explanation, proof }) => explanation !== '' || proof !== '')
      .flatMap((each) => each.questions.map(({ number }) => [number, each] as const)),
  )
  const { raw, marks, totalMarks, questions } = marked
  const band = toIndicativeBand(section, header.type, { raw, of: questions.length })
  return (
    <section className={styles.sheet} aria-label="Result">
      <h2 className={text.title}>
        {raw} of {questions.length} right, {toNumber(marks)} of {toNumber(totalMarks)} marks
      </h2>
      {band === null ? (
        <p>Only a test of 40 questions has an indicative band.</p>
      ) : (
        <p>
          <strong>Indicative band {band}.</strong> {bandSource}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label="Every question">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Answer</th>
              <th scope="col">Mark</th>
              <th scope="col">Why</th>
              {explained.size > 0 && <th scope="col">Explanation</th>}
            </tr>
          </thead>
          <tbody>
            {questions.map(({ number, given, isRight, reason }) => (
              <tr key={number} data-right={isRight || undefined}>
                <th scope="row">{number}</th>
                <td>{given === '' ? '–' : given}</td>
                <td>{isRight ? 'Right' : 'Wrong'}</td>
                <td>{reason}</td>
                {explained.size > 0 && <Explanation explained={explained.get(number)} />}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

const toNumber = (marks: number) => String(Math.round(marks * 100) / 100)

function Explanation({ explained }: { explained: ExplainedQuestion | undefined }) {
  return (
    <td>
      {explained?.explanation} {explained?.proof && <q>{explained.proof}</q>}
    </td>
  )
}
