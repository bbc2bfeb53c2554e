import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { StatusTone } from './status-dot.tsx'

/** What an overlay component takes from its button. */
export type OverlayProps = {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  /** Before something opens from within the overlay: it gives the focus back to where it found it. */
  focusButton(): void
  /** The button it hangs on. */
  children: ReactElement<{ onClick?(): void }>
  /** Stands there until the overlay's code is loaded: the same button, which asks for it again when it is pressed. */
  waiting: ReactNode
  /** Changes with each such press. */
  attempt: number
}

type OverlayButtonProps = {
  label: string
  icon?: ReactNode
  /** Of a bare button, where there are many and each element counts; a quiet one when absent. */
  className?: string
  /** What such a bare button shows, and in which tone; its looks alone when absent. */
  content?: ReactNode
  tone?: StatusTone
  /** Of the overlay, which is a `lazyWithRetry`. */
  preload(): Promise<void>
  render(overlay: OverlayProps): ReactNode
}

/** What a lazy overlay renders until its code is loaded. */
export const renderWaiting = ({ waiting }: OverlayProps) => waiting

/** A quiet icon that opens a menu or a panel, whose code comes with the first use. */
export function OverlayButton(props: OverlayButtonProps) {
  const { label, icon, className, content, tone, preload, render } = props
  const [isOpen, setIsOpen] = useState(false)
  // The overlay puts a button of its own in the place of this one. Done between a press and its release, as when the
  // part arrives just then, it would swallow the click; so it waits for one.
  const [attempt, setAttempt] = useState(0)
  const element = useRef<HTMLButtonElement>(null)
  const setElement = useCallback((next: HTMLButtonElement | null) => {
    if (next === null) return
    // One that takes the place of another takes its focus too.
    if (element.current !== null) takeFocusBack(next)
    element.current = next
  }, [])

  function handleOpenChange(next: boolean) {
    setIsOpen(next)
    if (!next) requestAnimationFrame(() => takeFocusBack(element.current))
  }

  function renderButton(isOverlaid: boolean) {
    const press = {
      'aria-label': label,
      'aria-haspopup': true,
      'aria-expanded': isOpen && isOverlaid,
      onPointerEnter: () => void preload(),
      ...(!isOverlaid && {
        onClick: () => {
          setAttempt(attempt + 1)
          setIsOpen(true)
        },
      }),
    }
    return className === undefined ? (
      <Button ref={setElement} type="text" icon={icon} {...press} />
    ) : (
      <button ref={setElement} type="button" className={className} data-tone={tone} {...press}>
        {content}
      </button>
    )
  }

  const waiting = renderButton(false)
  if (attempt === 0) return waiting
  return render({
    isOpen,
    onOpenChange: handleOpenChange,
    focusButton: () => element.current?.focus({ preventScroll: true }),
    children: renderButton(true),
    waiting,
    attempt,
  })
}

/** Unless the person has put it elsewhere already. A menu is no dialog, whose focus the shell keeps. */
function takeFocusBack(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}
