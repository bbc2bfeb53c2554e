import { useIdleValue } from '@console/shared/document/use-idle-value'
import type { Article } from '@console/shared/schemas/article'
import { formatNumber } from '@console/shared/ui/number'
import { formatDuration, toMinutes } from '../article-duration.ts'
import { countArticleWords, toReadingMinutes } from '../document/section-texts.ts'
import { useEditorParts } from './editor-context.ts'
import styles from './field.module.css'

/** Words and reading time as they stand; the duration of the record is the server's to work out when it is saved. */
export function LengthNote({ record }: { record: Article | null }) {
  const { store } = useEditorParts()
  const words = useIdleValue(store, countArticleWords)
  const minutes = toReadingMinutes(words)
  const duration = record?.duration ?? null
  const differs = duration !== null && toMinutes(duration) !== minutes
  return (
    <div className={styles.field}>
      <span className={styles.label}>Length and duration</span>
      <p
        className={styles.value}
        title={differs ? `The saved article has a duration of ${formatDuration(duration)}` : undefined}
      >
        {formatNumber(words)} {words === 1 ? 'word' : 'words'} · {minutes} min
      </p>
    </div>
  )
}
