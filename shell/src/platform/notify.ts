import type { NoticeOptions, NoticeText, Notify } from '@console/shared/platform'
import type { ExternalToast, toast } from 'sonner'
import { createStore } from 'zustand/vanilla'

type ToastLibrary = typeof toast
type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'message' | 'loading'

/** Null until the toast area is there: it is loaded late, and the library forgets what is announced before. */
const areaStore = createStore<{ library: ToastLibrary | null }>(() => ({ library: null }))

/** Called by the toast area once it is on the page; until then notices wait, in order. */
export const connectToasts = (library: ToastLibrary) => areaStore.setState({ library })

const area = new Promise<ToastLibrary>((resolve) => {
  areaStore.subscribe(({ library }) => {
    if (library !== null) resolve(library)
  })
})

let lastId = 0
const nextId = () => `notice-${++lastId}`

function toToastOptions({ description, duration, action, onClose }: NoticeOptions): ExternalToast {
  return {
    ...(description === undefined ? {} : { description }),
    ...(duration === undefined ? {} : { duration }),
    ...(action === undefined ? {} : { action }),
    ...(onClose === undefined ? {} : { onAutoClose: onClose, onDismiss: onClose }),
  }
}

const show =
  (kind: ToastKind) =>
  (message: string, options: NoticeOptions = {}) => {
    const id = nextId()
    void area.then((library) => library[kind](message, { id, ...toToastOptions(options) }))
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
    void area.then((library) =>
      library.promise(promise, {
        loading,
        success: (value) => toOutcome(typeof success === 'function' ? success(value) : success),
        error: (reason: unknown) => toOutcome(typeof error === 'function' ? error(reason) : error),
      }),
    )
  },
  dismiss(id) {
    void area.then((library) => library.dismiss(id))
  },
  isReady: () => areaStore.getState().library !== null,
}
