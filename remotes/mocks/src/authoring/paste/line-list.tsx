import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import type { TextLine } from '@console/printed-tests'
import styles from './paste-dialog.module.css'

type LineListProps = {
  title: string
  lines: readonly TextLine[]
  isWarning?: boolean
  nameLine(at: number): string
}

/** Lines of the text that are not used. */
export function LineList({ title, lines, isWarning = false, nameLine }: LineListProps) {
  if (lines.length === 0) return null
  return (
    <section className={isWarning ? styles.warning : undefined} aria-label={title}>
      <h3 className={text.label}>{title}</h3>
      <ul className={`${layout.plain} ${text.note} ${styles.lines}`}>
        {lines.map((line) => (
          <li key={`${line.at} ${line.text}`}>
            <span>{nameLine(line.at)}</span> {line.text}
          </li>
        ))}
      </ul>
    </section>
  )
}
