import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import { numberRange } from '@console/ielts'
import styles from './question-palette.module.css'
import { type Sitting, toQuestionName } from './use-sitting.ts'

type QuestionPaletteProps = { count: number; sitting: Sitting; onGoTo(number: number): void }

/** All question numbers with their state. */
export function QuestionPalette({ count, sitting, onGoTo }: QuestionPaletteProps) {
  const { answers, flags } = sitting
  return (
    <nav className={`${layout.row} ${styles.palette}`} aria-label="Questions">
      {numberRange(1, count).map((number) => (
        <ActionButton
          key={number}
          look="framed"
          aria-label={toQuestionName(number, sitting)}
          data-answered={Boolean(answers[number]) || undefined}
          data-flagged={flags.has(number) || undefined}
          onClick={() => onGoTo(number)}
        >
          {number}
        </ActionButton>
      ))}
    </nav>
  )
}
