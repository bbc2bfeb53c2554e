import type { ConsoleConfig } from '@console/shared/config'
import { createContext, use } from 'react'
import type { KnownRelease } from './known-release.ts'

/** The documents that the console starts from. */
export type BootDocuments = { config: ConsoleConfig; release: KnownRelease }

export const BootDocumentsContext = createContext<BootDocuments | null>(null)

export function useBootDocuments(): BootDocuments {
  const documents = use(BootDocumentsContext)
  if (documents === null) throw new Error('useBootDocuments was called outside the console')
  return documents
}
