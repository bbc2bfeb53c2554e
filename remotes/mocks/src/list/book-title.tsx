import styles from './book-title.module.css'

/** One line; the full title is shown on hover and when the row has the focus. */
export function BookTitle({ title }: { title: string | null }) {
  if (title === null) return '–'
  return (
    <span className={styles.book} title={title}>
      {title}
    </span>
  )
}
