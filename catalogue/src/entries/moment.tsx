import { MomentInput } from '@console/shared/ui/moment-input'
import { useState } from 'react'

type ShownProps = { noun: string; first: string; kind?: 'day' | 'time' }

/** Stands for a parser and a format of a zone: texts stay as they are. */
const keep = (text: string) => text

function Shown({ noun, first, kind = 'time' }: ShownProps) {
  const [value, setValue] = useState(first)
  const placeholder = kind === 'day' ? '5 Dec 2026' : '5 Dec 2026 10am'
  const input = { noun, kind, value, onChange: setValue, parse: keep, format: keep, placeholder }
  return <MomentInput {...input} aria-label={noun} />
}

export const states = {
  'A day and a time': <Shown noun="start time" first="2026-12-05 10:00" />,
  'A day': <Shown noun="first day" kind="day" first="2026-12-05" />,
  Empty: <Shown noun="last day" kind="day" first="" />,
  'No date': (
    <MomentInput noun="end time" aria-label="end time" aria-invalid value="soon" parse={keep} format={keep} />
  ),
}
