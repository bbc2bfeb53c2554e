import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** The one action of a screen, or a quiet one; with a border when absent. */
  type?: 'primary' | 'text'
  size?: 'small'
  icon?: ReactNode
}

/** Looks as antd's, and costs none of its code (20 KB): for what is on screen before anything of antd is (decision 0079). */
export const Button = ({ type, size, icon, className = '', children, ...props }: ButtonProps) => (
  <button
    type="button"
    className={`${styles.button} ${className}`}
    data-kind={type}
    data-size={size}
    {...props}
  >
    {icon}
    {children !== undefined && (icon === undefined ? children : <span>{children}</span>)}
  </button>
)
