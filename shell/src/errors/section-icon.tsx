import { FileBarChart2, LayoutDashboard, type LucideIcon, Settings, Users } from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  Dashboard: LayoutDashboard,
  Users,
  Settings,
  Reports: FileBarChart2,
}

export function SectionIcon({ section }: { section: string }) {
  const Icon = icons[section]
  return Icon === undefined ? null : <Icon size={18} aria-hidden="true" />
}
