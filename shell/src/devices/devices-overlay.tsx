import { type ComponentType, useEffect, useState } from 'react'
import { giveUpOverlay } from '../overlays/give-up-overlay.ts'

const importDialog = async () =>
  (await import(/* webpackChunkName: "devices" */ './devices-dialog.tsx')).DevicesDialog

/** Few look at their devices: the dialog's code came with the list, or comes now. */
export function DevicesOverlay() {
  const [Dialog, setDialog] = useState<ComponentType | null>(null)
  useEffect(() => {
    importDialog().then((loaded) => setDialog(() => loaded), giveUpOverlay)
  }, [])
  return Dialog === null ? null : <Dialog />
}
