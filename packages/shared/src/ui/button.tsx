import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** The primary action of a screen, or a text button; bordered by default. */
  type?: 'primary' | 'text'
  size?: 'small'
  icon?: ReactNode
}

/** Looks like antd's button without its code (20 KB), for screens that render before antd loads (decision 0079). */
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
