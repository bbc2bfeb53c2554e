import type { NoticeOptions, Notify } from '@console/shared/platform'
import type { ExternalToast, toast } from 'sonner'

type ToastLibrary = typeof toast
type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'message' | 'loading'

/** The toast area is loaded late, and the library forgets what is announced before the area is there. */
const area = Promise.withResolvers<ToastLibrary>()

let isReady = false

/** Called by the toast area once it is on the page; until then notices wait, in order. */
export function connectToasts(library: ToastLibrary) {
  isReady = true
  area.resolve(library)
}

let lastId = 0
const nextId = () => `notice-${++lastId}`

function toToastOptions(
  id: string,
  { description, duration, action, onClose }: NoticeOptions,
): ExternalToast {
  return {
    id,
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
    void area.promise.then((library) => library[kind](message, toToastOptions(id, options)))
    return id
  }

export const notify: Notify = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  message: show('message'),
  loading: show('loading'),
  promise(promise, texts) {
    // It may fail before the area is there; whoever made it sees to the failure itself.
    promise.catch(() => undefined)
    void area.promise.then((library) => library.promise(promise, texts))
  },
  dismiss(id) {
    void area.promise.then((library) => library.dismiss(id))
  },
  isReady: () => isReady,
}
