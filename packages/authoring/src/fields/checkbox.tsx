import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = {
  isTicked: boolean
  /** The indeterminate state: some are ticked, some are not. */
  isMixed?: boolean
  onTick(isTicked: boolean): void
  children: ReactNode
}

/** A native checkbox: antd's loads 50 KB before the first screen, and a search may find thousands of boxes. */
export const Checkbox = ({ isTicked, isMixed = false, onTick, children }: CheckboxProps) => (
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
