import { AboutDialog } from '../about/about-dialog.tsx'
import { DevicesOverlay } from '../devices/devices-overlay.tsx'
import { CommandPalette } from '../palette/command-palette.tsx'
import { ShortcutsSheet } from '../shortcuts/shortcuts-sheet.tsx'
import type { OverlayName } from './overlay.store.ts'

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
