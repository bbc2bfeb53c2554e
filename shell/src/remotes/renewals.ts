import { createStore } from 'zustand/vanilla'

/** Names of remotes whose routes in the router belong to another version than the one to run. */
export const renewals = createStore<ReadonlySet<string>>(() => new Set())
