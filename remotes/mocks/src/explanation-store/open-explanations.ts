import { type Explanations, type ExplanationsChange, noExplanations } from '@console/ielts'
import type { Platform } from '@console/shared/platform'
import { createStore, type StoreApi } from 'zustand'
import type { Clash } from './merge-explanations.ts'

export type ExplanationKeeping = Pick<Platform, 'api' | 'drafts' | 'session'>

export type ExplanationState = {
  /** The mock’s name, for the list of drafts. */
  name: string
  notes: Explanations
  /** Whether the last change has reached the store. */
  progress: 'kept' | 'sending' | 'failed'
  /** Why it has not. */
  problem: string | null
  clashes: readonly Clash[]
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
  settle(clash: Clash, choice: 'mine' | 'theirs' | 'both'): void
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
    ...{ name: '', notes, progress: 'kept', problem: null, clashes: [], isOffered: false },
    ...more,
  }))

/** For a mock without explanations, or before they have loaded. */
export const withoutExplanations = createExplanationStore(noExplanations)
