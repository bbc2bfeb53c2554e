import type { ReactNode } from 'react'
import styles from './page.module.css'

type PageProps = {
  title: string
  /** One line on what the screen is for. */
  description?: string
  /** The one primary action, and at most a few quiet ones. */
  actions?: ReactNode
  children: ReactNode
}

/** Frame of a screen: its heading, its actions, and the document's title. The shell provides the `main` around it. */
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
