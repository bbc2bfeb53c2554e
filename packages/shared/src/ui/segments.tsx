import { useId } from 'react'
import styles from './segments.module.css'

export type SegmentsProps<Value extends string> = {
  /** Names what is chosen, for screen readers. */
  label: string
  options: readonly (readonly [value: Value, label: string])[]
  value?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  /** Marks the chosen radio button by `data-place`, by which an editor returns the focus. */
  place?: string | undefined
  className?: string | undefined
}

/**
 * The segmented control: few choices side by side, one of them chosen. Native radio buttons, which answer without measuring or
 * animating. A `Form.Item` of antd gives `value` and `onChange`.
 */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, place, className = '' } = props
  const name = useId()
  return (
    <div className={`${styles.segments} ${className}`} role="radiogroup" aria-label={label}>
      {options.map(([option, text]) => (
        <label key={option} data-choice={option}>
          <input
            type="radio"
            name={name}
            data-place={option === value ? place : undefined}
            checked={option === value}
            onChange={() => onChange?.(option)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}
