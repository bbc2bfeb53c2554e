import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import { lazy, Suspense, useState } from 'react'

const PartTimesPanel = lazy(async () => ({
  default: (await import('./part-times-panel.tsx')).PartTimesPanel,
}))

/** Opens the times of the parts below the recording. */
export function PartTimesButton({ address }: { address: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={layout.rows}>
      <div>
        <ActionButton look="framed" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Times of the parts
        </ActionButton>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <PartTimesPanel address={address} />
        </Suspense>
      )}
    </div>
  )
}
