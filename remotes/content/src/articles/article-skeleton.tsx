import styles from './article-skeleton.module.css'

/** An article's placeholder while it loads. */
export function ArticleSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the article">
      <div className={styles.title} />
      {['first', 'second', 'third'].map((part) => (
        <div key={part} className={styles.text} />
      ))}
    </div>
  )
}
