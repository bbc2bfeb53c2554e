import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import type { Doubt, TextLine } from '@console/printed-tests'
import styles from './paste-dialog.module.css'

type DoubtListProps = {
  doubts: readonly Doubt[]
  nameLine(at: number): string
  onShow(line: TextLine): void
}

/** Doubts beside the lines that they concern; a click shows the line in the text. */
export function DoubtList({ doubts, nameLine, onShow }: DoubtListProps) {
  if (doubts.length === 0) return null
  return (
    <section className={styles.warning} aria-label="Please check">
      <h3 className={text.label}>Please check</h3>
      <ul className={`${layout.plain} ${text.note} ${styles.doubts}`}>
        {doubts.map(({ numbers, reason, lines }) => (
          <li key={`${reason} ${numbers.join(' ')} ${lines[0]?.at}`}>
            <span>
              {numbers.length > 0 && <b>{toNumberText(numbers)}: </b>}
              {reason}
            </span>
            <span>
              {lines.map((line) => (
                <ActionButton
                  key={`${line.at} ${line.text}`}
                  look="plain"
                  className={`${text.cut} ${styles.source}`}
                  aria-label={`Show ${nameLine(line.at).replace(/^L/, 'l')}: ${line.text}`}
                  onClick={() => onShow(line)}
                >
                  {nameLine(line.at)} <q>{line.text.replaceAll('\t', ' ')}</q>
                </ActionButton>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** “Question 4”, or “Questions 1–3, 7”. */
function toNumberText(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const number of [...new Set(numbers)].toSorted((left, right) => left - right)) {
    const open = ranges.at(-1)
    if (open?.last === number - 1) open.last = number
    else ranges.push({ first: number, last: number })
  }
  const said = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
  return `${numbers.length === 1 ? 'Question' : 'Questions'} ${said}`
}
