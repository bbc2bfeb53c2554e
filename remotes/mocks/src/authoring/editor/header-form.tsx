import { ChoicesField } from '@console/authoring/fields/choices'
import { TextArea } from '@console/authoring/fields/text-area'
import { TextInput } from '@console/authoring/fields/text-input'
import { useDocument } from '@console/authoring/following/use-document'
import text from '@console/authoring/styles/text.module.css'
import { headerId, mockTypeLabels, mockVariantLabels, toFigures } from '@console/ielts'
import { NumberInput } from '../../controls/number-input.tsx'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import { headerLabels } from '../../labels/mock-change-labels.ts'
import { MockField } from '../fields/mock-field.tsx'
import { MomentField } from '../fields/moment-field.tsx'
import { useHeaderField } from '../fields/use-header-field.ts'
import { BookChoice } from './book-choice.tsx'
import styles from './header-form.module.css'

/** The details that all sections have in common. The status is in the bar. */
export function HeaderForm({ hasBook }: { hasBook: boolean }) {
  return (
    <div className={styles.form}>
      <HeaderText field="name" className={styles.whole} placeholder="Harbour 1, Test 1" />
      <Variant />
      <MockType />
      {hasBook && <BookChoice />}
      <div className={styles.numbers}>
        <HeaderNumber field="duration" unit="min" />
        <HeaderNumber field="chances" isWhole />
        <HeaderNumber field="fee" />
        <Totals />
      </div>
      <MomentField field="start_time" example="1 Dec 2026 9am" />
      <MomentField field="end_time" example="1 Dec 2026 11:30" />
      <HeaderText field="description" className={styles.whole} isLong />
      <HeaderText field="instruction" className={styles.whole} isLong />
      <HeaderText field="tips_for_success" className={styles.whole} isLong />
    </div>
  )
}

type TextName = 'name' | 'description' | 'instruction' | 'tips_for_success'
type HeaderTextProps = {
  field: TextName
  placeholder?: string
  className?: string | undefined
  isLong?: boolean
}

function HeaderText({ field, placeholder, className, isLong = false }: HeaderTextProps) {
  const [value, set] = useHeaderField(field)
  const text = value ?? ''
  // Empty fields are null on the wire.
  const handle = (typed: string) => set(typed === '' && field !== 'name' ? null : typed)
  const note = field === 'name' ? undefined : 'optional'
  return (
    <MockField
      place={{ node: headerId, field }}
      label={headerLabels[field]}
      className={className}
      note={note}
    >
      {(control) =>
        isLong ? (
          <TextArea {...control} value={text} onText={handle} />
        ) : (
          <TextInput {...control} value={text} placeholder={placeholder} onText={handle} />
        )
      }
    </MockField>
  )
}

type HeaderNumberProps = { field: 'duration' | 'chances' | 'fee'; unit?: string; isWhole?: boolean }

function HeaderNumber({ field, ...number }: HeaderNumberProps) {
  const [value, set] = useHeaderField(field)
  return (
    <MockField place={{ node: headerId, field }} label={headerLabels[field]}>
      {(control) => <NumberInput {...control} {...number} value={value} onNumber={set} />}
    </MockField>
  )
}

function Variant() {
  const [value, set] = useHeaderField('type')
  return <ChoicesField label="Type" name="type" labels={mockVariantLabels} value={value} onChoose={set} />
}

function MockType() {
  const [value, set] = useHeaderField('mock_type')
  return (
    <ChoicesField label="Mock type" name="mock_type" labels={mockTypeLabels} value={value} onChoose={set} />
  )
}

function Totals() {
  const { store } = useMockEditing()
  const questions = useDocument(store, (content) => toFigures(content).questions)
  const marks = useDocument(store, (content) => toFigures(content).marks)
  return (
    <dl className={styles.totals} title="Counted from the parts">
      <div>
        <dt className={text.label}>Questions</dt>
        <dd>{questions}</dd>
      </div>
      <div>
        <dt className={text.label}>Marks</dt>
        <dd>{marks}</dd>
      </div>
    </dl>
  )
}
