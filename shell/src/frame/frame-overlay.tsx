import { AboutDialog } from '../about/about-dialog.tsx'
import { DevicesOverlay } from '../devices/devices-overlay.tsx'
import type { OverlayName } from '../overlays/overlay.store.ts'
import { CommandPalette } from '../palette/command-palette.tsx'
import { ShortcutsSheet } from '../shortcuts/shortcuts-sheet.tsx'

export function FrameOverlay({ name }: { name: Exclude<OverlayName, 'account'> }) {
  switch (name) {
    case 'palette':
      return <CommandPalette />
    case 'shortcuts':
      return <ShortcutsSheet />
    case 'about':
      return <AboutDialog />
    case 'devices':
      return <DevicesOverlay />
  }
}
