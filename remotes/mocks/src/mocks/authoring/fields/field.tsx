import { useDocument } from '@console/authoring/following/use-document'
import { type ReactNode, useId, useState } from 'react'
import styles from '../../controls/field.module.css'
import { type MockPlace, toPlaceKey } from '../../core/document/mock-place.ts'
import { useMockEditing } from '../context/mock-editor-context.ts'

type FieldControl = {
  id: string
  'data-place': string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  onBlur(): void
}

type FieldProps = {
  place: MockPlace
  label: string
  /** Said after the label: what the field is measured in, or that it may stay empty. */
  note?: string
  hint?: ReactNode
  className?: string | undefined
  children(control: FieldControl): ReactNode
}

/** A label, one control, and what is wrong with it. */
export function Field({ place, label, note, hint, className = '', children }: FieldProps) {
  const id = useId()
  const problem = useProblem(place)
  const [isLeft, setIsLeft] = useState(false)
  const shown = problem !== null && (problem.isRefused || isLeft || problem.isFilled) ? problem : null
  const describedBy = shown !== null || hint !== undefined ? `${id}-about` : undefined
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note !== undefined && <span className={styles.note}> {note}</span>}
      </label>
      {children({
        id,
        'data-place': toPlaceKey(place),
        'aria-invalid': shown?.severity === 'error' ? true : undefined,
        'aria-describedby': describedBy,
        onBlur: () => setIsLeft(true),
      })}
      {describedBy !== undefined && (
        <div id={describedBy} className={styles.about}>
          {shown !== null && (
            <p className={styles.problem} data-severity={shown.severity}>
              {shown.message}
            </p>
          )}
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
    </div>
  )
}

type Problem = { severity: 'error' | 'warning'; message: string; isRefused: boolean; isFilled: boolean }

/** What a save was refused for, or what the checks found when nobody was typing. */
function useProblem(place: MockPlace): Problem | null {
  const { health, messages } = useMockEditing()
  const key = toPlaceKey(place)
  const refused = useDocument(messages, (all) => all[key])
  const message = useDocument(health, ({ byPlace }) => byPlace.get(key)?.message)
  const severity = useDocument(health, ({ byPlace }) => byPlace.get(key)?.severity) ?? 'error'
  if (refused !== undefined) return { severity: 'error', message: refused, isRefused: true, isFilled: true }
  if (message === undefined) return null
  // An empty field is no complaint before somebody has been there.
  return { severity, message, isRefused: false, isFilled: severity === 'warning' }
}
