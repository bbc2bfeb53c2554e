import { Button } from 'antd'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useLazyPart } from './lazy-part.ts'
import type { StatusTone } from './status-dot.tsx'

/** What an overlay component takes from its button. */
export type OverlayProps = {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  /** Before something opens from within the overlay: it gives the focus back to where it found it. */
  focusButton(): void
  /** The button it hangs on. */
  children: ReactElement<{ onClick?(): void }>
}

type OverlayButtonProps<Part> = {
  label: string
  icon?: ReactNode
  /** Of a bare button, where there are many and each element counts; antd's text button when absent. */
  className?: string
  /** What such a bare button shows, and in which tone; its looks alone when absent. */
  content?: ReactNode
  tone?: StatusTone
  /** What it opens takes the button's place, as no menu does. */
  isInPlace?: boolean
  /** Brings the overlay when it is first wanted; the same function at every render. */
  load(): Promise<Part>
  render(part: Part, overlay: OverlayProps): ReactNode
}

/** A quiet icon that opens a menu or a panel, whose code comes with the first use. */
export function OverlayButton<Part>(props: OverlayButtonProps<Part>) {
  const { label, icon, className, content, tone, isInPlace, load, render } = props
  const { part, request, prefetch } = useLazyPart(load, label)
  const [isOpen, setIsOpen] = useState(false)
  // The overlay puts a button of its own in the place of this one. Done between a press and its release, as when the
  // part arrives just then, it would swallow the click; so it waits for one.
  const [wasOpened, setWasOpened] = useState(false)
  const element = useRef<HTMLButtonElement>(null)

  function handleOpenChange(next: boolean) {
    setIsOpen(next)
    if (!next) requestAnimationFrame(() => takeFocusBack(element.current))
  }

  const isOverlaid = part !== null && wasOpened
  const press = {
    'aria-label': label,
    ...(isInPlace !== true && { 'aria-haspopup': true, 'aria-expanded': isOpen && part !== null }),
    onPointerEnter: prefetch,
    ...(!isOverlaid && {
      onClick: () => {
        request()
        setWasOpened(true)
        setIsOpen(true)
      },
    }),
  }
  const button =
    className === undefined ? (
      <Button ref={element} type="text" icon={icon} {...press} />
    ) : (
      <button ref={element} type="button" className={className} data-tone={tone} {...press}>
        {content}
      </button>
    )
  if (!isOverlaid) return button
  return render(part, {
    isOpen,
    onOpenChange: handleOpenChange,
    focusButton: () => element.current?.focus({ preventScroll: true }),
    children: button,
  })
}

/** Unless the person has put it elsewhere already. A menu is no dialog, whose focus the shell keeps. */
function takeFocusBack(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}
