import type { NoticeOptions, Notify } from '../platform/platform.ts'

type Missing = { id: string | number; retries: Set<() => void> }

const said = new WeakMap<Notify, Map<string, Missing>>()

const toMissingNotice = (name: string, onRetry: () => void): [string, NoticeOptions] => [
  `${name} could not be loaded`,
  { description: 'Check the connection.', action: { label: 'Retry', onClick: onRetry } },
]

/**
 * Announces that a part of the screen failed to load, in one notice for all places that need it. It stays until they
 * have all called the returned function, or somebody closes it.
 */
export function announceMissing(notify: Notify, name: string, retry: () => void): () => void {
  const all = said.get(notify) ?? new Map<string, Missing>()
  said.set(notify, all)
  const known = all.get(name)
  const missing = known ?? { id: '', retries: new Set() }
  missing.retries.add(retry)
  const forget = () => {
    if (all.get(name) === missing) all.delete(name)
  }
  if (known === undefined) {
    all.set(name, missing)
    const [message, options] = toMissingNotice(name, () => {
      forget()
      for (const each of missing.retries) each()
    })
    missing.id = notify.error(message, { ...options, duration: Number.POSITIVE_INFINITY, onClose: forget })
  }
  return () => {
    missing.retries.delete(retry)
    if (missing.retries.size > 0) return
    forget()
    notify.dismiss(missing.id)
  }
}
