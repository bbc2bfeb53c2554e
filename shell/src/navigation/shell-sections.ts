import { ownsPath } from '@console/shared/remote-config'

/** Screens about the console itself, below the path reserved for them. */
export const shellSections = [
  { title: 'Remotes', path: '/console/remotes/', permission: 'releases.read' },
] as const

export const [remotesSection] = shellSections

export const findShellSection = (path: string) =>
  shellSections.find((section) => ownsPath(section.path, path)) ?? null
