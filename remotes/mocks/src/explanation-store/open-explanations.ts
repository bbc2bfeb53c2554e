import { type Explanations, type ExplanationsChange, noExplanations } from '@console/ielts'
import type { Platform } from '@console/shared/platform'
import { createStore, type StoreApi } from 'zustand'
import type { CompanionStore } from '../api/companion-store.ts'
import type { ExplainableMock } from './explainable-mock.ts'
import type { ExplanationConflict } from './merge-explanations.ts'

export type ExplanationKeeping = Pick<Platform, 'api' | 'drafts' | 'session'>

/** The explanations of one mock, such as `listening/5`. Equal versions mean equal content. */
export type KeptExplanations = {
  id: string
  version: string
  isServed: boolean
  read(): Promise<Explanations>
}

/** They are edited live and merged with the edits of others, so `open` takes the place of `keep`. */
export type ExplanationStore = Pick<CompanionStore<void, KeptExplanations, never>, 'list'> & {
  open(mock: ExplainableMock): Promise<OpenExplanations>
}

export type ExplanationState = {
  /** The mock’s name, for the list of drafts. */
  name: string
  notes: Explanations
  /** Whether the last change has reached the store. */
  progress: 'kept' | 'sending' | 'failed'
  /** Why it has not. */
  problem: string | null
  conflicts: readonly ExplanationConflict[]
  /** Whether this device has explanations from before the server kept any. */
  isOffered: boolean
}

/** An open store of one mock’s explanations. */
export type OpenExplanations = {
  store: StoreApi<ExplanationState>
  change(change: ExplanationsChange): void
  /** Null on this device. */
  served: ServerExplanations | null
}

export type ServerExplanations = {
  /** Sends pending changes and merges those of others. */
  send(): void
  /** `both` joins texts: theirs, then mine. */
  settle(conflict: ExplanationConflict, choice: 'mine' | 'theirs' | 'both'): void
  /** Uploads the explanations that this device kept before the server did. */
  moveFromDevice(): void
  /** Keeps them on this device and no longer offers to upload them. */
  leaveOnDevice(): void
}

export const createExplanationStore = (
  notes: Explanations,
  more: Partial<ExplanationState> = {},
): StoreApi<ExplanationState> =>
  createStore<ExplanationState>(() => ({
    ...{ name: '', notes, progress: 'kept', problem: null, conflicts: [], isOffered: false },
    ...more,
  }))

/** For a mock without explanations, or before they have loaded. */
export const withoutExplanations = createExplanationStore(noExplanations)
