import { useDocument } from '@console/authoring/following/use-document'
import type { Book } from '@console/shared/schemas/book'
import { Choices } from '../../controls/choices.tsx'
import fieldStyles from '../../controls/field.module.css'
import { NumberInput } from '../../controls/number-input.tsx'
import { toFigures } from '../../core/document/mock-figures.ts'
import { mockTypeLabels, mockVariantLabels } from '../../core/document/mock-labels.ts'
import { headerId } from '../../core/document/mock-place.ts'
import { useMockEditing } from '../context/mock-editor-context.ts'
import { Field } from '../fields/field.tsx'
import { headerLabels } from '../fields/mock-words.ts'
import { MomentField } from '../fields/moment-field.tsx'
import { useHeaderField } from '../fields/use-header-field.ts'
import styles from './header-form.module.css'

/** The head of a mock, the same for every section. */
export function HeaderForm({ books }: { books: readonly Book[] | null }) {
  return (
    <div className={styles.form}>
      <HeaderText field="name" className={styles.whole} placeholder="Harbour 1: Academic Writing, Test 1" />
      <Variant />
      <MockType />
      {books !== null && <BookChoice books={books} />}
      <Status />
      <div className={styles.numbers}>
        <HeaderNumber field="duration" unit="min" />
        <HeaderNumber field="chances" />
        <HeaderNumber field="fee" />
        <Totals />
      </div>
      <MomentField field="start_time" example="2026-12-01 09:00" />
      <MomentField field="end_time" example="2026-12-01 11:00" />
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
  // What is empty was null on the wire, or is to be.
  const handle = (typed: string) => set(typed === '' && field !== 'name' ? null : typed)
  const note = field === 'name' ? {} : { note: 'optional' }
  return (
    <Field place={{ node: headerId, field }} label={headerLabels[field]} className={className} {...note}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            className={fieldStyles.area}
            value={text}
            onChange={(event) => handle(event.target.value)}
          />
        ) : (
          <input
            {...control}
            className={fieldStyles.input}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => handle(event.target.value)}
          />
        )
      }
    </Field>
  )
}

function HeaderNumber({ field, unit }: { field: 'duration' | 'chances' | 'fee'; unit?: string }) {
  const [value, set] = useHeaderField(field)
  return (
    <Field place={{ node: headerId, field }} label={headerLabels[field]}>
      {(control) => <NumberInput {...control} {...(unit && { unit })} value={value} onNumber={set} />}
    </Field>
  )
}

function Variant() {
  const [value, set] = useHeaderField('type')
  return (
    <div className={styles.choice}>
      <span className={fieldStyles.label}>{headerLabels.type}</span>
      <Choices label="Type" name="type" labels={mockVariantLabels} value={value} onChoose={set} />
    </div>
  )
}

function MockType() {
  const [value, set] = useHeaderField('mock_type')
  return (
    <div className={styles.choice}>
      <span className={fieldStyles.label}>{headerLabels.mock_type}</span>
      <Choices label="Mock type" name="mock_type" labels={mockTypeLabels} value={value} onChoose={set} />
    </div>
  )
}

function BookChoice({ books }: { books: readonly Book[] }) {
  const [value, set] = useHeaderField('ielts_book_id')
  const isKnown = value === null || books.some(({ id }) => id === value)
  return (
    <Field place={{ node: headerId, field: 'ielts_book_id' }} label={headerLabels.ielts_book_id}>
      {(control) => (
        <select
          {...control}
          className={fieldStyles.input}
          value={value ?? ''}
          onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
        >
          <option value="">No book</option>
          {!isKnown && <option value={value}>Book {value}, not in the list of books</option>}
          {books.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const usualStatuses = ['draft', 'in review', 'published', 'archived']

function Status() {
  const [value, set] = useHeaderField('status')
  return (
    <Field place={{ node: headerId, field: 'status' }} label={headerLabels.status} note="in your own words">
      {(control) => (
        <>
          <input
            {...control}
            className={fieldStyles.input}
            list="mock-statuses"
            value={value ?? ''}
            placeholder="draft"
            autoComplete="off"
            onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
          />
          <datalist id="mock-statuses">
            {usualStatuses.map((status) => (
              <option key={status} value={status} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

function Totals() {
  const { store } = useMockEditing()
  const questions = useDocument(store, (content) => toFigures(content).questions)
  const marks = useDocument(store, (content) => toFigures(content).marks)
  return (
    <dl className={styles.totals} title="Counted from the parts">
      <div>
        <dt>Questions</dt>
        <dd>{questions}</dd>
      </div>
      <div>
        <dt>Marks</dt>
        <dd>{marks}</dd>
      </div>
    </dl>
  )
}
