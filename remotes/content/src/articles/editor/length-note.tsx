import { useDocumentWhenIdle } from '@console/authoring/following/use-document'
import type { Article } from '@console/shared/schemas/article'
import { formatNumber } from '@console/shared/ui/number'
import { formatDuration, toMinutes } from '../article-duration.ts'
import { useEditorParts } from '../context/editor-context.ts'
import { countArticleWords, toReadingMinutes } from '../document/section-texts.ts'
import styles from './article-editor-bar.module.css'

/** Current words and reading time; the server computes the record's duration on saving. */
export function LengthNote({ record }: { record: Article | null }) {
  const { store } = useEditorParts()
  const words = useDocumentWhenIdle(store, countArticleWords)
  const minutes = toReadingMinutes(words)
  const duration = record?.duration ?? null
  const differs = duration !== null && toMinutes(duration) !== minutes
  return (
    <p
      className={styles.length}
      title={
        differs
          ? `The saved article has a duration of ${formatDuration(duration)}. The server calculates it when you save.`
          : 'The server calculates the duration when you save'
      }
    >
      {formatNumber(words)} {words === 1 ? 'word' : 'words'}
      <span className={styles.minutes}> · {minutes} min</span>
    </p>
  )
}
