import type { MockDocument } from '@console/ielts'
import type { Mock, MockVersionFacts } from '@console/ielts/schemas'
import type { CompanionStore } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'

/** A version as it is listed. */
export type VersionRow = {
  id: string
  place: 'server' | 'device'
  /** Milliseconds since the epoch. */
  at: number
  by: string | null
  status: string | null
  /** The changes in one line. */
  summary: string | null
  /** Results of the checks; null if they did not run. */
  errors: number | null
  warnings: number | null
  /** Work that was never saved, kept when an older version replaced it. */
  isUnsaved: boolean
}

export type SavedVersion = {
  /** The server’s copy right before the save; null after a create. */
  before: Mock | null
  after: MockDocument
  /** The server’s timestamp of the save. */
  savedAt: string | null
  facts: MockVersionFacts
}

/** The versions of mocks on the server or on this device. */
export type VersionStore = CompanionStore<MockRef, VersionRow, SavedVersion> & {
  /** Null if it was dropped or cannot be parsed. */
  read(mock: MockRef, id: string): Promise<MockDocument | null>
}
