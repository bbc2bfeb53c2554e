import type { ApiClient, ApiMethod } from '@console/shared/http'
import { noteWritten } from './writes-taken.ts'

const underWay = new Set<Promise<unknown>>()

/** The same client; what is written with it is waited for before the session's token is revoked. */
export const trackWrites = (api: ApiClient): ApiClient => ({
  ...api,
  request: (asked) => track(asked, api.request(asked)),
  requestWithVersion: (asked) => track(asked, api.requestWithVersion(asked)),
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

/** Held by every tab whose session is over, for as long as its last writes are not answered. */
export const lastWritesLock = 'console-last-writes'

/** Other tabs then leave the token alive. Browsers have locks on secure origins only. */
export function holdLastWritesLock() {
  navigator.locks?.request(lastWritesLock, { mode: 'shared' }, whenWritten).catch(() => undefined)
}
