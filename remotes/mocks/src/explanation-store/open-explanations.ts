import { type Explanations, type ExplanationsChange, noExplanations } from '@console/ielts'
import type { Platform } from '@console/shared/platform'
import { createStore, type StoreApi } from 'zustand'
import type { Clash } from './merge-explanations.ts'

export type ExplanationKeeping = Pick<Platform, 'api' | 'drafts' | 'session'>

export type ExplanationState = {
  /** Of the mock, for the list of drafts. */
  name: string
  notes: Explanations
  /** Whether the last change is kept where the notes are. */
  progress: 'kept' | 'sending' | 'failed'
  /** Why it is not. */
  problem: string | null
  clashes: readonly Clash[]
  /** Whether this device has notes that the server does not have, from before it kept any. */
  isOffered: boolean
}

/** The notes on one mock, with whatever keeps them. */
export type OpenExplanations = {
  store: StoreApi<ExplanationState>
  change(change: ExplanationsChange): void
  /** Only of a server. */
  served: ServerExplanations | null
}

export type ServerExplanations = {
  /** Sends what is not sent, and takes in what others wrote. */
  send(): void
  /** `both` is for texts: theirs first, mine below. */
  settle(clash: Clash, choice: 'mine' | 'theirs' | 'both'): void
  /** Gives the server what this device has from before. */
  moveFromDevice(): void
  /** Leaves it on this device, and offers it no more. */
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

/** Of a mock that has none, or whose notes are not read yet. */
export const withoutExplanations = createExplanationStore(noExplanations)
