import { createStore } from 'zustand/vanilla'
import { sessionStore } from './session.store.ts'

/** Whether the dialog is asking. */
export const reauthenticationStore = createStore<{ isAsking: boolean }>(() => ({ isAsking: false }))

let pending: PromiseWithResolvers<boolean> | null = null

/** Earlier tokens of the person who is signed in. */
const replacedTokens = new Set<string>()

sessionStore.subscribe(({ accessToken, user }, previous) => {
  if (accessToken === previous.accessToken) return
  const isSamePerson = user !== null && user.id === previous.user?.id
  if (isSamePerson && previous.accessToken !== null) replacedTokens.add(previous.accessToken)
  else replacedTokens.clear()
  pending?.resolve(isSamePerson)
})

/**
 * For a call that was refused with 401. True when it is to be sent once more: the same person holds a newer token by
 * now, or signs in again over what they are doing. They are asked once for any number of refused calls.
 */
export async function renewSession(refusedToken: string): Promise<boolean> {
  const { accessToken } = sessionStore.getState()
  if (accessToken !== refusedToken) return accessToken !== null && replacedTokens.has(refusedToken)
  if (pending === null) {
    pending = Promise.withResolvers()
    reauthenticationStore.setState({ isAsking: true })
    void pending.promise.then(() => {
      pending = null
      reauthenticationStore.setState({ isAsking: false })
    })
  }
  return pending.promise
}
