import type { ComponentProps } from 'react'
import styles from './action-button.module.css'

export type ButtonLook = 'framed' | 'tall' | 'card' | 'plain' | 'entry' | 'icon' | 'smallIcon' | 'rowIcon'

export type ActionButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /**
   * `framed`, `tall` and `card` have a border, `plain` is text, an `entry` is a line of a list; the icons are one sign each,
   * 32, 28 and 26 px wide.
   */
  look: ButtonLook
  className?: string | undefined
}

/**
 * A quiet button of an editor; the one that saves is antd's. It is a plain element: long lists have hundreds, and the 120 of
 * 40 rows take antd's button 3 to 8 times as long to render (docs/measurements/typing.md).
 */
export function ActionButton({ look, className, ...button }: ActionButtonProps) {
  const own = `${styles.button} ${styles[look]}`
  return (
    <button type="button" className={className === undefined ? own : `${own} ${className}`} {...button} />
  )
}
