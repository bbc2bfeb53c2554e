import { Clock, Plus, Settings2, SunMoon } from 'lucide-react'
import { MenuEntryIcon } from '../frame/menu-entry-icon.tsx'
import type { PaletteCommand } from './palette-command.ts'

const icons = { recent: Clock, create: Plus, theme: SunMoon, console: Settings2 }

export function PaletteIcon({ icon }: { icon: PaletteCommand['icon'] }) {
  switch (icon) {
    case 'recent':
    case 'create':
    case 'theme':
    case 'console': {
      const Icon = icons[icon]
      return <Icon size={16} aria-hidden="true" />
    }
    default:
      return <MenuEntryIcon icon={icon} />
  }
}
