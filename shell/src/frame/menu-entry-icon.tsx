import type { MenuEntry } from '@console/shared/remote-config'
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

const icons: Record<MenuEntry['icon'], LucideIcon> = {
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

export function MenuEntryIcon({ icon }: { icon: MenuEntry['icon'] }) {
  const Icon = icons[icon]
  return <Icon size={16} aria-hidden="true" />
}
