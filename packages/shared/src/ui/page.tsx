import type { ReactNode } from 'react'
import styles from './page.module.css'

type PageProps = {
  title: string
  /** One line about the screen's purpose. */
  description?: string
  /** The primary action, and at most a few text buttons. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen's heading, actions and document title. The shell provides the surrounding `main`. */
export function Page({ title, description, actions, children }: PageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · IELTS console`}</title>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
