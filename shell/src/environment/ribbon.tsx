import { type Environment, toEnvironment } from './environment.ts'
import styles from './ribbon.module.css'

const names: Record<Environment, string | null> = {
  development: 'Development',
  staging: 'Staging',
  production: null,
}

/** SPEC §1: outside production, at the top of every screen. */
export function Ribbon({ environment = toEnvironment(location.hostname) }: { environment?: Environment }) {
  const name = names[environment]
  if (name === null) return null
  return (
    <aside className={styles.ribbon} data-environment={environment} aria-label="Environment">
      {name}
    </aside>
  )
}
