import { useStore } from 'zustand'
import { useConsole } from '../console/console-services.ts'
import { sessionStore } from '../session/session.store.ts'
import { findHome, listMissingPermissions, listPermittedEntries } from './permissions.ts'

const useHeld = () => useStore(sessionStore, ({ permissions }) => permissions)

/** What the signed-in person lacks for opening a path. */
export const useMissingPermissions = (path: string) =>
  listMissingPermissions(useConsole().release.remotes, path, useHeld())

/** The menu as the signed-in person sees it. */
export const usePermittedEntries = () => listPermittedEntries(useConsole().release.remotes, useHeld())

export const useHome = () => findHome(useConsole().release.remotes, useHeld())
