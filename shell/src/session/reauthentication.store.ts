import { createStore } from 'zustand/vanilla'
import { sessionStore } from './session.store.ts'

/** What the dialog asks: whether the same person goes on. Null while it is closed. */
type Question = PromiseWithResolvers<boolean> | null

export const reauthenticationStore = createStore<{ question: Question }>(() => ({ question: null }))

/** Earlier tokens of the person who is signed in. */
const replacedTokens = new Set<string>()

sessionStore.subscribe(({ accessToken, user }, previous) => {
  if (accessToken === previous.accessToken) return
  const isSamePerson = user !== null && user.id === previous.user?.id
  if (isSamePerson && previous.accessToken !== null) replacedTokens.add(previous.accessToken)
  else replacedTokens.clear()
  reauthenticationStore.getState().question?.resolve(isSamePerson)
  reauthenticationStore.setState({ question: null })
})

/**
 * For a call that was refused with 401. True when it is to be sent once more: the same person holds a newer token by
 * now, or signs in again over what they are doing. They are asked once for any number of refused calls.
 */
export async function renewSession(refusedToken: string): Promise<boolean> {
  const { accessToken } = sessionStore.getState()
  if (accessToken !== refusedToken) return accessToken !== null && replacedTokens.has(refusedToken)
  const question = reauthenticationStore.getState().question ?? Promise.withResolvers<boolean>()
  reauthenticationStore.setState({ question })
  return question.promise
}
