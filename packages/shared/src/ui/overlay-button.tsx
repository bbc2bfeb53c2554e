import { Button } from 'antd'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useLazyPart } from './lazy-part.ts'

/** What an overlay component takes from its button. */
export type OverlayProps = {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  /** The button it hangs on. */
  children: ReactElement
}

type OverlayButtonProps<Part> = {
  label: string
  icon: ReactNode
  size?: 'small'
  /** Brings the overlay when it is first wanted; the same function at every render. */
  load(): Promise<Part>
  render(part: Part, overlay: OverlayProps): ReactNode
}

/** A quiet icon that opens a menu or a panel, whose code comes with the first use. */
export function OverlayButton<Part>({ label, icon, size, load, render }: OverlayButtonProps<Part>) {
  const { part, request } = useLazyPart(load, label)
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
  const button = (
    <Button
      ref={element}
      type="text"
      {...(size !== undefined && { size })}
      icon={icon}
      aria-label={label}
      aria-haspopup
      aria-expanded={isOpen}
      onPointerEnter={request}
      {...(!isOverlaid && {
        onClick: () => {
          request()
          setWasOpened(true)
          setIsOpen(true)
        },
      })}
    />
  )
  if (!isOverlaid) return button
  return render(part, { isOpen, onOpenChange: handleOpenChange, children: button })
}

/** Unless the person has put it elsewhere already. */
function takeFocusBack(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}
