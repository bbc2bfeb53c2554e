import type { NoticeOptions, NoticeText, Notify } from '@console/shared/platform'
import { addNotice, changeNotice, closeNotice, type NoticeKind, noticesStore } from './notices.store.ts'

/** Waits until something is announced. */
export const whenToastsWanted: Promise<void> = new Promise((resolve) =>
  noticesStore.subscribe(() => resolve()),
)

const show =
  (kind: NoticeKind) =>
  (message: string, options: NoticeOptions = {}) =>
    addNotice(kind, message, options)

const toNotice = (text: NoticeText) => (typeof text === 'string' ? { message: text } : text)

export const notify: Notify = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  message: show('message'),
  loading: show('loading'),
  promise(promise, { loading, success, error }) {
    const id = addNotice('loading', loading, {})
    const become = (kind: NoticeKind, text: NoticeText) => changeNotice(id, { kind, ...toNotice(text) })
    void promise.then(
      (value) => become('success', typeof success === 'function' ? success(value) : success),
      (reason: unknown) => become('error', typeof error === 'function' ? error(reason) : error),
    )
  },
  dismiss(id) {
    const { notices } = noticesStore.getState()
    for (const each of id === undefined ? notices.map((notice) => notice.id) : [id]) closeNotice(each)
  },
  isReady: () => noticesStore.getState().isAreaThere,
}
