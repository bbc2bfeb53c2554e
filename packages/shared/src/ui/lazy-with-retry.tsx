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
import { announceMissing } from './announce-missing.ts'
import { importWithRetry } from './import-with-retry.ts'
import { toastArea } from './toast-area.ts'

/** Milliseconds until an unnamed part is retried. */
const pause = 5_000

type AttemptProps = {
  /** Changes with each press that asks for the part, which retries a failed load. */
  attempt?: unknown
}

type LazyPart<Props> = {
  (props: Props & AttemptProps): ReactNode
  /** Prefetches the code. Failures are silent: rendering loads it again. */
  preload(): Promise<void>
}

/**
 * React's `lazy` with a boundary of its own: renders `fallback`, or its result for the props, until the code is loaded.
 * If that fails, a notice offers to retry, and the surrounding screen keeps all input. `name` starts the notice: "The
 * answer key could not be loaded". A part without a name belongs to the layout and is retried silently.
 */
export function lazyWithRetry<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  name?: string,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    // Nobody waits for an unnamed part, so it has no timeout.
    loaded ??= await (name === undefined ? importer() : importWithRetry(importer))
    return loaded
  }
  // `lazy` caches failures forever, and an error boundary would also catch the part's own errors.
  const createPart = () => lazy(async () => ({ default: await load().catch(() => Missing) }))

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component at module level, like `lazy`
  function Part(props: Props & AttemptProps) {
    // A loaded part renders at once, without a fallback.
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
    return announceMissing(notify, name, () => {
      leaveNotice(origin.current)
      retry.current()
    })
  }, [name, notify])
  useEffect(() => {
    if (attempt !== failed) retry.current()
  }, [attempt, failed])
  return waiting
}

/** The notice closes with its Retry: a dialog opened by it must return the focus to the original element. */
function leaveNotice(origin: Element | null) {
  const { activeElement, body } = document
  const isLost = activeElement === null || activeElement === body || activeElement.closest(toastArea) !== null
  if (isLost && origin instanceof HTMLElement) origin.focus({ preventScroll: true })
}
