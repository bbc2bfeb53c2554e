import type { NoticeOptions, NoticeText, Notify } from '@console/shared/platform'
import type { ExternalToast, toast } from 'sonner'
import { createStore } from 'zustand/vanilla'

type ToastLibrary = typeof toast
type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'message' | 'loading'

/** The toast area is loaded late, and the library forgets what is announced before the area is there. */
const area = Promise.withResolvers<ToastLibrary>()
const wanted = Promise.withResolvers<void>()
/** Waits until something is announced. */
export const whenToastsWanted = wanted.promise
const areaStore = createStore(() => ({ isReady: false }))

/** Called by the toast area once it is on the page; until then notices wait, in order. */
export function connectToasts(library: ToastLibrary) {
  areaStore.setState({ isReady: true })
  area.resolve(library)
}

async function whenAreaIsThere(): Promise<ToastLibrary> {
  wanted.resolve()
  return area.promise
}

let lastId = 0
const nextId = () => `notice-${++lastId}`

const toToastOptions = ({ onClose, ...options }: NoticeOptions): ExternalToast => ({
  ...options,
  ...(onClose && { onAutoClose: onClose, onDismiss: onClose }),
})

const show =
  (kind: ToastKind) =>
  (message: string, options: NoticeOptions = {}) => {
    const id = nextId()
    void whenAreaIsThere().then((library) => library[kind](message, { id, ...toToastOptions(options) }))
    return id
  }

const toOutcome = (text: NoticeText) =>
  typeof text === 'string' ? { message: text } : { message: text.message, ...toToastOptions(text) }

export const notify: Notify = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  message: show('message'),
  loading: show('loading'),
  promise(promise, { loading, success, error }) {
    // It may fail before the area is there; whoever made it sees to the failure itself.
    promise.catch(() => undefined)
    void whenAreaIsThere().then((library) =>
      library.promise(promise, {
        loading,
        success: (value) => toOutcome(typeof success === 'function' ? success(value) : success),
        error: (reason: unknown) => toOutcome(typeof error === 'function' ? error(reason) : error),
      }),
    )
  },
  dismiss(id) {
    void area.promise.then((library) => library.dismiss(id))
  },
  isReady: () => areaStore.getState().isReady,
}
