import { AboutDialog } from '../about/about-dialog.tsx'
import { DevicesDialog } from '../devices/devices-dialog.tsx'
import { HelpPanel } from '../help/help-panel.tsx'
import type { OverlayName } from '../overlays/overlay.store.ts'
import { CommandPalette } from '../palette/command-palette.tsx'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { ShortcutsSheet } from '../shortcuts/shortcuts-sheet.tsx'
import { Tour } from '../tour/tour.tsx'

export function FrameOverlay({ name }: { name: Exclude<OverlayName, 'account'> }) {
  switch (name) {
    case 'palette':
      return <CommandPalette />
    case 'shortcuts':
      return <ShortcutsSheet />
    case 'about':
      return <AboutDialog />
    case 'devices':
      return <DevicesDialog />
    case 'settings':
      return <SettingsDialog />
    case 'help':
      return <HelpPanel />
    case 'tour':
      return <Tour />
  }
}
