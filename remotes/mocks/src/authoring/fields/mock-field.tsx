import { useDocument } from '@console/authoring/following/use-document'
import text from '@console/authoring/styles/text.module.css'
import { type MockPlace, toPlaceKey } from '@console/ielts'
import type { JudgedIssue } from '@console/ielts/checks'
import { type FieldControl, Field as LabelledField } from '@console/shared/ui/field'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useMockEditing } from '../../editing/mock-editor-context.ts'

type MockFieldProps = Pick<ComponentProps<typeof LabelledField>, 'label' | 'note' | 'className'> & {
  place: MockPlace
  hint?: ReactNode
  children(control: FieldControl & { 'data-place': string; onBlur(): void }): ReactNode
}

/** A form field with its error or warning. */
export function MockField({ place, hint, children, ...field }: MockFieldProps) {
  const problem = useProblem(place)
  const [isLeft, setIsLeft] = useState(false)
  const shown = problem !== null && (problem.isRefused || isLeft || problem.isFilled) ? problem : null
  const hasAbout = shown !== null || hint !== undefined
  return (
    <LabelledField
      {...field}
      isInvalid={shown?.severity === 'error'}
      about={
        hasAbout ? (
          <>
            {shown !== null && (
              <p className={text.problem} data-severity={shown.severity}>
                {shown.message}
              </p>
            )}
            {hint !== undefined && <p>{hint}</p>}
          </>
        ) : undefined
      }
    >
      {(control) => children({ ...control, 'data-place': toPlaceKey(place), onBlur: () => setIsLeft(true) })}
    </LabelledField>
  )
}

type Problem = { severity: JudgedIssue['severity']; message: string; isRefused: boolean; isFilled: boolean }

/** A refusal of the last save, or what the checks found when typing paused. */
function useProblem(place: MockPlace): Problem | null {
  const { health, messages } = useMockEditing()
  const key = toPlaceKey(place)
  const refused = useDocument(messages, (all) => all[key])
  const message = useDocument(health, ({ byPlace }) => byPlace.get(key)?.message)
  const severity = useDocument(health, ({ byPlace }) => byPlace.get(key)?.severity) ?? 'error'
  if (refused !== undefined) return { severity: 'error', message: refused, isRefused: true, isFilled: true }
  if (message === undefined) return null
  // Empty fields are not reported before they were touched.
  return { severity, message, isRefused: false, isFilled: severity === 'warning' }
}
