import { Clock, type LucideIcon, Plus, Settings2, SunMoon } from 'lucide-react'
import { MenuEntryIcon } from '../navigation/menu-entry-icon.tsx'
import type { PaletteCommand } from './palette-command.ts'

const icons: Record<string, LucideIcon> = { recent: Clock, create: Plus, theme: SunMoon, console: Settings2 }

export function PaletteIcon({ icon }: { icon: PaletteCommand['icon'] }) {
  const Icon = typeof icon === 'string' && Object.hasOwn(icons, icon) ? icons[icon] : undefined
  return Icon === undefined ? <MenuEntryIcon icon={icon} /> : <Icon size={16} aria-hidden="true" />
}
