import { useLocation } from 'react-router'
import { useRemotes } from '../remotes/use-remotes.ts'
import { findMenuEntry } from './menu-entries.ts'

/** Title of the current section in the menu, or `otherwise` if the menu has none. */
export function useSectionTitle(otherwise: string): string {
  const remotes = useRemotes()
  return findMenuEntry(remotes, useLocation().pathname)?.title ?? otherwise
}
