import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLazyPart, useWantedPart } from './lazy-part.ts'

type LateProps = {
  /** Changes with each press that asks for it: what did not come before is asked for anew. */
  attempt?: unknown
}

/**
 * A component whose code comes when it is first drawn; `fallback`, or what it draws of the properties, stands there until then.
 * What does not come is said in a toast that offers to try again, and the screen around it stays, where `lazy` of React would throw
 * it away with all that was typed. `name` begins the sentence: "The answer key could not be loaded".
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  name: string,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): (props: Props & LateProps) => ReactNode {
  let loaded: ComponentType<Props> | null = null
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a component, beside its import, as `lazy` would be
  return function Late(props) {
    const [known] = useState(() => loaded)
    const origin = useRef<Element>(null)
    const isSaid = useRef(false)
    const [bring] = useState(() => async () => {
      try {
        loaded = await load()
      } catch (error) {
        isSaid.current = true
        throw error
      }
      if (isSaid.current) leaveNotice(origin.current)
      return loaded
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a button of its own
    useLayoutEffect(() => {
      origin.current = document.activeElement
    }, [props.attempt])
    const part = useWantedPart(useLazyPart(bring, name), known === null, props.attempt)
    const Component = known ?? part
    if (Component !== null) return <Component {...props} />
    return typeof fallback === 'function' ? fallback(props) : fallback
  }
}

/** The notice goes with its Retry: a dialog that opens then must give the focus back to what asked for it. */
function leaveNotice(origin: Element | null) {
  const { activeElement, body } = document
  const isLost =
    activeElement === null ||
    activeElement === body ||
    activeElement.closest('[data-sonner-toaster]') !== null
  if (isLost && origin instanceof HTMLElement) origin.focus({ preventScroll: true })
}
