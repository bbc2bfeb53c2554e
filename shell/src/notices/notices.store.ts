import type { NoticeOptions } from '@console/shared/platform'
import { createStore } from 'zustand/vanilla'

export type NoticeKind = 'success' | 'info' | 'warning' | 'error' | 'message' | 'loading'

export type ShownNotice = NoticeOptions & {
  id: string
  kind: NoticeKind
  message: string
  /** Pixels, once it is drawn. */
  height: number
  /** Closed, and on its way out. */
  isLeaving: boolean
}

/** The newest first. They wait here for the toast area, which is loaded late. */
export const noticesStore = createStore<{ isAreaThere: boolean; notices: readonly ShownNotice[] }>(() => ({
  isAreaThere: false,
  notices: [],
}))

/** Milliseconds from closing until it is off the page (SPEC §9). */
const removalDelay = 200

let lastId = 0

export function addNotice(kind: NoticeKind, message: string, options: NoticeOptions): string {
  const id = `notice-${++lastId}`
  const notice = { ...options, id, kind, message, height: 0, isLeaving: false }
  noticesStore.setState(({ notices }) => ({ notices: [notice, ...notices] }))
  return id
}

export const changeNotice = (id: string, change: Partial<ShownNotice>): void =>
  noticesStore.setState(({ notices }) => ({
    notices: notices.map((notice) => (notice.id === id ? { ...notice, ...change } : notice)),
  }))

/** @param isTaken Its action was taken, of which `onClose` is not told. */
export function closeNotice(id: string | number, isTaken = false): void {
  const notice = noticesStore.getState().notices.find((each) => each.id === id)
  if (notice === undefined || notice.isLeaving) return
  changeNotice(notice.id, { isLeaving: true })
  setTimeout(
    () => noticesStore.setState(({ notices }) => ({ notices: notices.filter((each) => each.id !== id) })),
    removalDelay,
  )
  if (!isTaken) notice.onClose?.()
}
