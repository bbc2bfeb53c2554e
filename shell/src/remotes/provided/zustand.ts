/** What remotes may use of zustand, all of it under this one name; see `react-router.ts` beside this file. */
export { createStore, useStore } from 'zustand'
