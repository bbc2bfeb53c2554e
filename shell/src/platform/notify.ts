import type { NoticeOptions, Notify } from '@console/shared/platform'
import type { ExternalToast } from 'sonner'

type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'message' | 'loading'

const importToast = async () => (await import(/* webpackChunkName: "toasts" */ 'sonner')).toast

let lastId = 0

/** Ids are made here, because the toast library arrives only with the first notice. */
const nextId = () => `notice-${++lastId}`

function toToastOptions(id: string, { description, duration, action }: NoticeOptions): ExternalToast {
  return {
    id,
    ...(description === undefined ? {} : { description }),
    ...(duration === undefined ? {} : { duration }),
    ...(action === undefined ? {} : { action }),
  }
}

const show =
  (kind: ToastKind) =>
  (message: string, options: NoticeOptions = {}) => {
    const id = nextId()
    void importToast().then((toast) => toast[kind](message, toToastOptions(id, options)))
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
    void importToast().then((toast) => toast.promise(promise, texts))
  },
  dismiss(id) {
    void importToast().then((toast) => toast.dismiss(id))
  },
}
