import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { useState } from 'react'

const PartTimesPanel = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "editor-tools" */ './part-times-panel.tsx')).PartTimesPanel,
  'The times of the parts',
)

export function PartTimesButton({ address }: { address: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={layout.rows}>
      <div>
        <ActionButton look="framed" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Times of the parts
        </ActionButton>
      </div>
      {isOpen && <PartTimesPanel address={address} />}
    </div>
  )
}
