import { CircleAlert, CircleCheck, Info, LoaderCircle, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react'
import { changeNotice, closeNotice, type NoticeKind, type ShownNotice } from './notices.store.ts'
import styles from './toasts.module.css'
import { useSwipe } from './use-swipe.ts'

/** Milliseconds, and how many are in sight (SPEC §9). */
const shownFor = 4000
const visible = 3

const icons: Partial<Record<NoticeKind, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  loading: LoaderCircle,
}

type ToastProps = {
  notice: ShownNotice
  index: number
  /** Pixels from the bottom when all are spread out. */
  offset: number
  isExpanded: boolean
  /** Its time stands still. */
  isHeld: boolean
}

export function Toast({ notice, index, offset, isExpanded, isHeld }: ToastProps) {
  const { id, kind, message, description, action, height, isLeaving } = notice
  const isLoading = kind === 'loading'
  const Icon = icons[kind]
  const { swipe, handlers } = useSwipe(() => closeNotice(id))
  const body = useHeight((pixels) => changeNotice(id, { height: pixels }))
  const duration = isLoading ? Number.POSITIVE_INFINITY : (notice.duration ?? shownFor)
  useCountdown(duration, isHeld || swipe !== null, () => closeNotice(id))
  return (
    <li
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that a notice without a button can be read by keyboard too
      tabIndex={0}
      className={styles.toast}
      data-type={kind === 'message' ? undefined : kind}
      data-visible={index < visible}
      data-front={index === 0}
      data-expanded={isExpanded}
      data-removed={isLeaving}
      data-swiping={swipe !== null && !isLeaving}
      data-swipe-out={swipe !== null && isLeaving}
      style={
        {
          '--index': index,
          '--offset': `${offset}px`,
          '--height': height === 0 ? 'auto' : `${height}px`,
          ...(swipe && {
            [`--swipe-${swipe.axis}`]: isLeaving ? `calc(${swipe.amount}px + 100%)` : `${swipe.amount}px`,
          }),
        } as CSSProperties
      }
      {...(!isLoading && handlers)}
    >
      {!isLoading && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close toast"
          onClick={() => closeNotice(id)}
        >
          <X size={12} aria-hidden />
        </button>
      )}
      <div ref={body} className={styles.body}>
        {Icon && <Icon className={styles.icon} size={18} aria-hidden />}
        <div className={styles.text}>
          <div>{message}</div>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              closeNotice(id, true)
              action.onClick()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    </li>
  )
}

/** Reports the height of its element, again whenever it changes. */
function useHeight(onHeight: (pixels: number) => void) {
  const element = useRef<HTMLDivElement>(null)
  const handleHeight = useEffectEvent(onHeight)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() => handleHeight(current.offsetHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return element
}

function useCountdown(duration: number, isHeld: boolean, onOver: () => void) {
  const spent = useRef(0)
  const handleOver = useEffectEvent(onOver)
  useEffect(() => {
    // A timer of more than 2 ** 31 - 1 would go off at once.
    if (isHeld || duration >= 2 ** 31) return
    const begun = Date.now()
    const timer = setTimeout(() => handleOver(), duration - spent.current)
    return () => {
      clearTimeout(timer)
      spent.current += Date.now() - begun
    }
  }, [duration, isHeld])
}
