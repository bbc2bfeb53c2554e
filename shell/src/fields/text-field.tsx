import { Field } from '@console/shared/ui/field'
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './text-field.module.css'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'about'> & {
  label: string
  error: string | undefined
  /** Over the end of the input. */
  end?: ReactNode
  about?: ReactNode
}

/** A field without antd, which is not loaded before the first list. */
export const TextField = ({ label, error, end, about, ...input }: TextFieldProps) => (
  <Field label={label} error={error} about={about}>
    {(control) => (
      <div className={styles.within}>
        <input {...input} {...control} className="control" />
        {end}
      </div>
    )}
  </Field>
)
