import type { ComponentProps } from 'react'
import styles from './growing-text.module.css'

type GrowingTextProps = Omit<ComponentProps<'textarea'>, 'value' | 'rows' | 'cols' | 'className'> & {
  value: string
  /** Sets the type of text; the field and what gives it its height share it. */
  className?: string | undefined
}

/** A text field as high as its text, without measuring: an unseen copy of the text holds the place. */
export function GrowingText({ value, className = '', ...field }: GrowingTextProps) {
  return (
    <div className={`${styles.grow} ${className}`} data-text={value === '' ? field.placeholder : value}>
      <textarea rows={1} cols={1} value={value} {...field} />
    </div>
  )
}
