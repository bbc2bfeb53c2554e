import { createStore } from 'zustand/vanilla'
import { sessionStore } from './session.store.ts'

/** Whether the same person continues; null while the dialog is closed. */
type Question = PromiseWithResolvers<boolean> | null

export const reauthenticationStore = createStore<{ question: Question }>(() => ({ question: null }))

/** Earlier tokens of the signed-in person. */
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
 * For a call refused with 401. True if it should be sent again: the same person has a newer token by now, or signs in
 * again in a dialog. Asks once for any number of refused calls.
 */
export async function renewSession(refusedToken: string): Promise<boolean> {
  const { accessToken } = sessionStore.getState()
  if (accessToken !== refusedToken) return accessToken !== null && replacedTokens.has(refusedToken)
  const question = reauthenticationStore.getState().question ?? Promise.withResolvers<boolean>()
  reauthenticationStore.setState({ question })
  return question.promise
}
