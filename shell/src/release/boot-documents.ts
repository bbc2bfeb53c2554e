import type { ConsoleConfig } from '@console/shared/config'
import { createContext, use } from 'react'
import type { KnownRelease } from './known-release.ts'

/** What the console was started with. */
export type BootDocuments = { config: ConsoleConfig; release: KnownRelease }

export const BootDocumentsContext = createContext<BootDocuments | null>(null)

export function useBootDocuments(): BootDocuments {
  const documents = use(BootDocumentsContext)
  if (documents === null) throw new Error('useBootDocuments was called outside the console')
  return documents
}
