import { readKey } from '@console/shared/ui/read-key'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ActionButton, type ButtonLook } from './action-button.tsx'
import styles from './menu-button.module.css'

export type MenuItem =
  | {
      label: string
      onRun(): void
      hint?: string
      isDisabled?: boolean
      /** Needed if labels may be equal. */
      key?: string | number
    }
  | 'line'

type MenuButtonProps = {
  label: string
  /** Called when the menu opens. */
  listItems(): MenuItem[]
  look?: ButtonLook
  className?: string | undefined
  part?: string
  tabIndex?: number
  /** Text of an empty menu. */
  none?: string
  children: ReactNode
}

/** A button with a menu that exists only while it is open, so that hundreds of them cost no more than their buttons. */
export function MenuButton({ label, listItems, look = 'icon', part, none, ...button }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionButton
        ref={anchor}
        look={look}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-part={part}
        onClick={() => setIsOpen(true)}
        {...button}
      />
      {isOpen && (
        <Menu
          label={label}
          items={listItems()}
          none={none}
          button={anchor}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

type MenuProps = {
  label: string
  items: MenuItem[]
  none: string | undefined
  button: { current: HTMLButtonElement | null }
  onClose(): void
}

const gap = 4

/** Without popovers the menu is an ordinary element, closed by Escape and Tab. */
const hasPopovers = typeof HTMLElement.prototype.showPopover === 'function'

function Menu({ label, items, none, button, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = menu.current
    const anchor = button.current
    if (element === null || anchor === null) return
    if (hasPopovers) element.showPopover()
    place(element, anchor.getBoundingClientRect())
    element.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled)')?.focus()
  }, [button])

  function close() {
    button.current?.focus({ preventScroll: true })
    onClose()
  }

  function handleKey(event: KeyboardEvent) {
    event.stopPropagation()
    const key = readKey(event)
    if (key === 'Escape' || key === 'Tab') {
      event.preventDefault()
      return close()
    }
    const entries = [
      ...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
    ]
    const at = document.activeElement instanceof HTMLElement ? entries.indexOf(document.activeElement) : -1
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key]
    if (next === undefined) return
    event.preventDefault()
    entries.at(next % entries.length)?.focus()
  }

  return (
    <div
      ref={menu}
      {...(hasPopovers && { popover: 'auto' as const })}
      role="menu"
      aria-label={label}
      className={styles.menu}
      onKeyDown={handleKey}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {items.length === 0 && (
        <ActionButton look="entry" role="menuitem" tabIndex={-1} onClick={close}>
          {none}
        </ActionButton>
      )}
      {items.map((item, index) =>
        item === 'line' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and the list lives as long as the menu
          <hr key={index} className={styles.line} />
        ) : (
          <ActionButton
            key={item.key ?? item.label}
            look="entry"
            role="menuitem"
            tabIndex={-1}
            disabled={item.isDisabled}
            onClick={() => {
              close()
              item.onRun()
            }}
          >
            <span>{item.label}</span>
            {item.hint !== undefined && <kbd>{item.hint}</kbd>}
          </ActionButton>
        ),
      )}
    </div>
  )
}

function place(menu: HTMLElement, anchor: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = menu
  const below = anchor.bottom + gap
  const top = below + height > innerHeight ? Math.max(gap, anchor.top - gap - height) : below
  const left = Math.max(gap, Math.min(anchor.right - width, innerWidth - width - gap))
  menu.style.top = `${top}px`
  menu.style.left = `${left}px`
}
