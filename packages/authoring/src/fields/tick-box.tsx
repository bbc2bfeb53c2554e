import type { ReactNode } from 'react'
import styles from './tick-box.module.css'

type TickBoxProps = {
  isTicked: boolean
  /** Some of what it stands for is ticked, and some is not. */
  isMixed?: boolean
  onTick(isTicked: boolean): void
  children: ReactNode
}

/** The browser's own: antd's brings 50 KB before the first screen, and a search may find thousands of places to tick. */
export const TickBox = ({ isTicked, isMixed = false, onTick, children }: TickBoxProps) => (
  <label className={styles.line}>
    <input
      ref={(box) => {
        if (box !== null) box.indeterminate = isMixed
      }}
      type="checkbox"
      checked={isTicked}
      onChange={({ target }) => onTick(target.checked)}
    />
    <span>{children}</span>
  </label>
)
