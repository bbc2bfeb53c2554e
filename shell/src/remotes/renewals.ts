import { createStore } from 'zustand/vanilla'

/** Names of remotes of which another version is to run than the one whose routes hang in the router. */
export const renewals = createStore<ReadonlySet<string>>(() => new Set())
