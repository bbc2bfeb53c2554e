import { useStore } from 'zustand'
import { useRemotes } from '../remotes/use-remotes.ts'
import { sessionStore } from '../session/session.store.ts'
import { findHome, listMissingPermissions, listPermittedEntries } from './permitted-screens.ts'

const useHeld = () => useStore(sessionStore, ({ permissions }) => permissions)

export const useMissingPermissions = (path: string) => listMissingPermissions(useRemotes(), path, useHeld())

export const usePermittedEntries = () => listPermittedEntries(useRemotes(), useHeld())

export const useHome = () => findHome(useRemotes(), useHeld())
