import { createStore } from 'zustand'

/** The columns for which a list has room now, by the name of the list; null on cards, which have none to choose. */
export const shownColumns = createStore<Readonly<Record<string, readonly string[] | null>>>(() => ({}))
