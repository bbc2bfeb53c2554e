import { usePlatform } from '@console/shared/platform-context'
import { useId, useState } from 'react'
import styles from './error-details.module.css'

/** SPEC §4: expanded and collapsed by one button. */
export function ErrorDetails({ details }: { details: string }) {
  const { telemetry } = usePlatform()
  const [isExpanded, setIsExpanded] = useState(false)
  const id = useId()

  function handleToggle() {
    telemetry.capture('error_details_toggle')
    setIsExpanded((expanded) => !expanded)
  }

  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={handleToggle}
      >
        {isExpanded ? 'Hide Details' : 'Show Details'}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section id={id} className={styles.details} hidden={!isExpanded} tabIndex={0} aria-label="Details">
        <pre>{details}</pre>
      </section>
    </div>
  )
}
