import { createStore } from 'zustand/vanilla'

type Reauthentication = {
  /** Whether the dialog is asking. */
  isAsking: boolean
  /** Ends the asking: true when the person signed in again, false when they would rather not. */
  answer(hasSignedIn: boolean): void
}

export const reauthenticationStore = createStore<Reauthentication>(() => ({
  isAsking: false,
  answer: () => undefined,
}))

let pending: Promise<boolean> | null = null

/** Asks the person to sign in again over what they are doing: once for any number of calls that were refused. */
export function askToSignInAgain(): Promise<boolean> {
  if (pending !== null) return pending
  const { promise, resolve } = Promise.withResolvers<boolean>()
  reauthenticationStore.setState({ isAsking: true, answer: resolve })
  pending = promise.finally(() => {
    pending = null
    reauthenticationStore.setState({ isAsking: false })
  })
  return pending
}
