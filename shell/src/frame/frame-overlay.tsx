import { AboutDialog } from '../about/about-dialog.tsx'
import { HelpPanel } from '../help/help-panel.tsx'
import { LateOverlay } from '../overlays/late-overlay.tsx'
import type { OverlayName } from '../overlays/overlay.store.ts'
import { CommandPalette } from '../palette/command-palette.tsx'
import { ShortcutsSheet } from '../shortcuts/shortcuts-sheet.tsx'

const importDevices = async () =>
  (await import(/* webpackChunkName: "devices" */ '../devices/devices-dialog.tsx')).DevicesDialog
const importTour = async () => (await import(/* webpackChunkName: "tour" */ '../tour/tour.tsx')).Tour

export function FrameOverlay({ name }: { name: Exclude<OverlayName, 'account'> }) {
  switch (name) {
    case 'palette':
      return <CommandPalette />
    case 'shortcuts':
      return <ShortcutsSheet />
    case 'about':
      return <AboutDialog />
    case 'devices':
      return <LateOverlay load={importDevices} />
    case 'help':
      return <HelpPanel />
    case 'tour':
      return <LateOverlay load={importTour} />
  }
}
