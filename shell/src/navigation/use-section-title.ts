import { useLocation } from 'react-router'
import { useRemotes } from '../remotes/use-remotes.ts'
import { findMenuEntry } from './menu-entries.ts'

/** What the menu calls the section at the address that is open; where it has no name for it, what it is called otherwise. */
export function useSectionTitle(otherwise: string): string {
  const remotes = useRemotes()
  return findMenuEntry(remotes, useLocation().pathname)?.title ?? otherwise
}
