import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { usePlatform } from '../platform/platform-context.tsx'
import { importWithRetry } from './import-with-retry.ts'
import { sayMissing } from './say-missing.ts'
import { toastArea } from './toast-area.ts'

/** Milliseconds until a part that nobody asked for by name is tried again. */
const pause = 5_000

type AttemptProps = {
  /** Changes with each press that asks for the part: one that failed to load is then tried again. */
  attempt?: unknown
}

type LazyPart<Props> = {
  (props: Props & AttemptProps): ReactNode
  /** Fetches the code ahead of its first use. Failures are silent: it is tried again when it is rendered. */
  preload(): Promise<void>
}

/**
 * React's `lazy` with its boundary: `fallback`, or what it returns for the properties, stands there until the code is loaded.
 * When that fails, a notice offers to retry and the screen around the part stays, with all that was typed. `name` begins the
 * notice: "The answer key could not be loaded". Without a name the part belongs to the layout: it is retried without a word.
 */
export function lazyWithRetry<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  name?: string,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    // Nobody waits for one without a name, which may come when its time has come.
    loaded ??= await (name === undefined ? importer() : importWithRetry(importer))
    return loaded
  }
  // `lazy` remembers a failure for ever, and an error boundary would catch what the part itself throws.
  const createPart = () => lazy(async () => ({ default: await load().catch(() => Missing) }))

  // biome-ignore lint/correctness/noComponentHookFactories: called once for a component, beside its import, as `lazy` would be
  function Part(props: Props & AttemptProps) {
    // What is loaded already is rendered at once, without a fallback.
    const [Shown, setShown] = useState<ComponentType<Props>>(() => loaded ?? createPart())
    const waiting = typeof fallback === 'function' ? fallback(props) : fallback
    return (
      <Failure value={{ name, waiting, attempt: props.attempt, onRetry: () => setShown(createPart) }}>
        <Suspense fallback={waiting}>
          <Shown {...props} />
        </Suspense>
      </Failure>
    )
  }
  return Object.assign(Part, {
    preload: async () => {
      await load().catch(() => undefined)
    },
  })
}

type FailureState = { name: string | undefined; waiting: ReactNode; attempt: unknown; onRetry(): void }

const Failure = createContext<FailureState>({
  name: undefined,
  waiting: null,
  attempt: undefined,
  onRetry: () => undefined,
})

/** Stands in for a part that failed to load. */
function Missing() {
  const { notify } = usePlatform()
  const { name, waiting, attempt, onRetry } = use(Failure)
  const [failed] = useState(attempt)
  const origin = useRef<Element>(null)
  const retry = useRef(onRetry)
  useLayoutEffect(() => {
    origin.current ??= document.activeElement
    retry.current = onRetry
  })
  useEffect(() => {
    if (name === undefined) {
      const timer = setTimeout(() => retry.current(), pause)
      return () => clearTimeout(timer)
    }
    return sayMissing(notify, name, () => {
      leaveNotice(origin.current)
      retry.current()
    })
  }, [name, notify])
  useEffect(() => {
    if (attempt !== failed) retry.current()
  }, [attempt, failed])
  return waiting
}

/** The notice goes with its Retry: a dialog that opens then must give the focus back to what asked for it. */
function leaveNotice(origin: Element | null) {
  const { activeElement, body } = document
  const isLost = activeElement === null || activeElement === body || activeElement.closest(toastArea) !== null
  if (isLost && origin instanceof HTMLElement) origin.focus({ preventScroll: true })
}
