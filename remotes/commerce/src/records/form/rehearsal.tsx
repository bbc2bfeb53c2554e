import { Activity, type ReactNode, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Draws once, when there is time, what is opened next, and lets go of it: its code is compiled and its style sheets are in the
 * page when it is asked for. No effect of it runs, and it never stands in the page, where its fields would be found.
 */
export function Rehearsal({ children }: { children: ReactNode }) {
  const [stage, setStage] = useState<Element | null>(() => document.createElement('div'))
  if (stage === null) return null
  return createPortal(
    <Activity mode="hidden">
      {children}
      <End onEnd={setStage} />
    </Activity>,
    stage,
  )
}

/** Of the effects, those of style sheets alone run in what is hidden; state must not be set in one. */
function End({ onEnd }: { onEnd(stage: null): void }) {
  useInsertionEffect(() => {
    const timer = setTimeout(onEnd, 0, null)
    return () => clearTimeout(timer)
  }, [onEnd])
  return null
}
