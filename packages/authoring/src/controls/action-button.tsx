import type { ComponentProps } from 'react'
import styles from './action-button.module.css'

export type ButtonLook = 'framed' | 'tall' | 'card' | 'plain' | 'entry' | 'icon' | 'smallIcon' | 'rowIcon'

export type ActionButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /**
   * `framed`, `tall` and `card` have a border, `plain` is text, an `entry` is a line of a list; the icon looks show a
   * single glyph and are 32, 28 and 26 px wide.
   */
  look: ButtonLook
  className?: string | undefined
}

/**
 * A secondary button of an editor; the save button is antd's. A plain element, because long lists have hundreds: the
 * 120 buttons of 40 rows render 3 to 8 times slower with antd (docs/measurements/typing.md).
 */
export function ActionButton({ look, className, ...button }: ActionButtonProps) {
  const own = `${styles.button} ${styles[look]}`
  return (
    <button type="button" className={className === undefined ? own : `${own} ${className}`} {...button} />
  )
}
