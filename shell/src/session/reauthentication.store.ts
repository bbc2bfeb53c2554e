import { createStore } from 'zustand/vanilla'
import { sessionStore } from './session.store.ts'

type Reauthentication = {
  /** What the dialog asks: whether the same person goes on. Null while it is closed. */
  question: PromiseWithResolvers<boolean> | null
  /** Earlier tokens of the person who is signed in. */
  replacedTokens: readonly string[]
}

export const reauthenticationStore = createStore<Reauthentication>(() => ({
  question: null,
  replacedTokens: [],
}))

sessionStore.subscribe(({ accessToken, user }, previous) => {
  if (accessToken === previous.accessToken) return
  const isSamePerson = user !== null && user.id === previous.user?.id
  const { question, replacedTokens } = reauthenticationStore.getState()
  reauthenticationStore.setState({
    question: null,
    replacedTokens:
      isSamePerson && previous.accessToken !== null ? [...replacedTokens, previous.accessToken] : [],
  })
  question?.resolve(isSamePerson)
})

/**
 * For a call that was refused with 401. True when it is to be sent once more: the same person holds a newer token by
 * now, or signs in again over what they are doing. They are asked once for any number of refused calls.
 */
export async function renewSession(refusedToken: string): Promise<boolean> {
  const { accessToken } = sessionStore.getState()
  const { question: asked, replacedTokens } = reauthenticationStore.getState()
  if (accessToken !== refusedToken) return accessToken !== null && replacedTokens.includes(refusedToken)
  const question = asked ?? Promise.withResolvers<boolean>()
  if (asked === null) reauthenticationStore.setState({ question })
  return question.promise
}
