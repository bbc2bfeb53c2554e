import type { MenuEntry, MenuIconName } from '@console/shared/remote-config'
import {
  BookOpenText,
  Coins,
  Ear,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  Mic,
  PenLine,
  Square,
  TicketPercent,
} from 'lucide-react'

const icons: Record<MenuIconName, LucideIcon> = {
  dashboard: LayoutDashboard,
  packages: Coins,
  coupons: TicketPercent,
  articles: FileText,
  writing: PenLine,
  reading: BookOpenText,
  listening: Ear,
  speaking: Mic,
  screen: Square,
}

const isKnown = (icon: string): icon is MenuIconName => Object.hasOwn(icons, icon)

/** A drawing by the remote, a named icon, or for a name added by a later console the icon of a plain screen. */
export function MenuEntryIcon({ icon }: { icon: MenuEntry['icon'] }) {
  if (typeof icon === 'string') {
    const Icon = icons[isKnown(icon) ? icon : 'screen']
    return <Icon size={16} aria-hidden="true" />
  }
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icon.path} />
    </svg>
  )
}
