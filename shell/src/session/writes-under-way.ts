import type { ApiClient, ApiMethod } from '@console/shared/http'
import { noteWritten } from './writes-taken.ts'

const underWay = new Set<Promise<unknown>>()

/** Wraps a client so that revoking the token waits for its pending writes. */
export const trackWrites = (api: ApiClient): ApiClient => ({
  ...api,
  request: (asked) => track(asked, api.request(asked)),
  requestWithVersion: (asked) => track(asked, api.requestWithVersion(asked)),
  open: (asked) => track(asked, api.open(asked)),
})

function track<Answer>({ method = 'GET' }: { method?: ApiMethod }, answer: Promise<Answer>): Promise<Answer> {
  if (method !== 'GET') {
    const forget = () => underWay.delete(answer)
    underWay.add(answer)
    answer.then(forget, forget)
    answer.then(noteWritten, () => undefined)
  }
  return answer
}

export const whenWritten = () => Promise.allSettled(underWay)

/** Held by every tab whose session has ended until its last writes are answered. */
export const lastWritesLock = 'console-last-writes'

/** Keeps other tabs from revoking the token. Locks exist on secure origins only. */
export function holdLastWritesLock() {
  navigator.locks?.request(lastWritesLock, { mode: 'shared' }, whenWritten).catch(() => undefined)
}
