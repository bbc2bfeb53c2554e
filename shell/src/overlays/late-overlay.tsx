import { type ComponentType, useEffect, useState } from 'react'
import { giveUpOverlay } from './give-up-overlay.ts'

/** An overlay that few open: its code comes then. `load` is the same every time. */
export function LateOverlay({ load }: { load(): Promise<ComponentType> }) {
  const [Overlay, setOverlay] = useState<ComponentType | null>(null)
  useEffect(() => {
    load().then((loaded) => setOverlay(() => loaded), giveUpOverlay)
  }, [load])
  return Overlay === null ? null : <Overlay />
}
