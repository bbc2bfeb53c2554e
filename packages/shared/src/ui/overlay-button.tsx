import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { StatusTone } from './status-dot.tsx'

/** Props that an overlay component receives from its button. */
export type OverlayProps = {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  /** Focuses the button before the overlay opens something else, which returns the focus to where it was. */
  focusButton(): void
  /** The trigger button. */
  children: ReactElement<{ onClick?(): void }>
  /** Rendered until the overlay's code is loaded: the same button, which retries when pressed. */
  waiting: ReactNode
  /** Changes with each such press. */
  attempt: number
}

type OverlayButtonProps = {
  label: string
  icon?: ReactNode
  /** For a plain button, if there are many and each element counts; a text button by default. */
  className?: string | undefined
  /** Content and tone of a plain button; by default only its style. */
  content?: ReactNode
  tone?: StatusTone
  /** The overlay, created with `lazyWithRetry`. */
  preload(): Promise<void>
  render(overlay: OverlayProps): ReactNode
}

/** The fallback of a lazy overlay. */
export const renderWaiting = ({ waiting }: OverlayProps) => waiting

/** An icon button for a menu or panel whose code is loaded on first use. */
export function OverlayButton(props: OverlayButtonProps) {
  const { label, icon, className, content, tone, preload, render } = props
  const [isOpen, setIsOpen] = useState(false)
  // The overlay replaces this button with its own. Between press and release that would swallow the click, so it waits
  // for one.
  const [attempt, setAttempt] = useState(0)
  const element = useRef<HTMLButtonElement>(null)
  const setElement = useCallback((next: HTMLButtonElement | null) => {
    if (next === null) return
    // The replacement takes over the focus.
    if (element.current !== null) restoreFocus(next)
    element.current = next
  }, [])

  function handleOpenChange(next: boolean) {
    setIsOpen(next)
    if (!next) requestAnimationFrame(() => restoreFocus(element.current))
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

/** Unless the person has already moved it. A menu is not a dialog, whose focus the shell manages. */
function restoreFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}
