import { RowActions } from '@console/authoring/controls/row-actions'
import { useDocument } from '@console/authoring/following/use-document'
import rowStyles from '@console/authoring/lists/row.module.css'
import {
  type AnswerKind,
  type FieldsOf,
  type ItemBlank,
  listIds,
  type NodeId,
  readNode,
  removeNode,
  shiftNode,
  toRef,
  typedGaps,
} from '@console/ielts'
import { readLines, toLineSource } from '@console/ielts/sections'
import { readKey } from '@console/shared/ui/read-key'
import { inSequence } from '@console/values/json/command'
import { upperFirst } from 'es-toolkit/string'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { AnswerKeyField } from '../../authoring/questions/answer-key-field.tsx'
import { GapButton } from '../../authoring/questions/gap-button.tsx'
import { changeRows, findRowCaret } from '../../authoring/questions/gap-caret.ts'
import { GapInput } from '../../authoring/questions/gap-input.tsx'
import { useMockContent, useMockEditing } from '../../editing/mock-editor-context.ts'
import { GapNote } from './gap-note.tsx'
import styles from './listening-editor.module.css'
import { useBodyChange } from './use-body-change.ts'
import { listGiven, writeLines } from './write-lines.ts'

type LineRowProps = {
  group: NodeId
  id: NodeId
  index: number
  /** Null for lines without a question. */
  number: number | null
  answer: string | null
  kind: AnswerKind
  hasGaps: boolean
  noun: string
  onAdd(at: number): void
}

/** One line of a group; gaps are typed as `[[answer]]`. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { group, id, index, number, answer, kind, hasGaps, noun, onAdd } = props
  const { store, health } = useMockEditing()
  const change = useBodyChange(group)
  const fields = useMockContent(({ nodes }) => readNode(nodes, toRef('listening.item', id))?.fields) ?? none
  const issues = useDocument(health, ({ byPlace }) =>
    [byPlace.get(`${id} text`)?.message, byPlace.get(`${id} answer`)?.message].filter(Boolean).join('. '),
  )
  const row = useRef<HTMLLIElement>(null)
  const lost = useRef<ItemBlank>(undefined)
  const { blank } = fields
  const hasBlank = blank != null
  const isGapped = hasGaps || hasBlank
  const source = toLineSource(fields, answer ?? '')
  // Keeps the text as typed, spaces included, until the line changes.
  const [typed, setTyped] = useState({ text: '', source: '' })
  const shown = typed.source === source ? typed.text : source
  const isInline = hasBlank && kind === 'words'
  const name = number === null ? `${noun} ${index + 1}` : `question ${number}`

  function write(text: string, caret = text.length) {
    if (blank != null) lost.current = blank
    const lines = isGapped
      ? readLines(text, fields, lost.current)
      : [{ fields: { ...fields, text }, answer: null }]
    const isOther = lines.length > 1 || (lines[0]?.fields.blank != null) !== hasBlank
    const make = () =>
      change(isOther ? 'Make gaps' : 'Edit a line', writeLines(group, { at: index, count: 1 }, lines), {
        given: listGiven(group, index, lines),
        ...(isOther ? {} : { mergeKey: `${id} text` }),
      })
    const texts = lines.map((line) => toLineSource(line.fields, line.answer ?? answer ?? ''))
    if (lines.length === 1) {
      make()
      setTyped({ text, source: texts[0] ?? '' })
    } else changeRows(row.current, make, findRowCaret(text, caret, typedGaps, texts))
  }

  function focusLine(at: number) {
    // The row may have unmounted.
    const list = row.current?.parentElement
    queueMicrotask(() => list?.children[at]?.querySelector('textarea')?.focus())
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const count = listIds(store.read().nodes, toRef('listening.group', group), 'question').length
    const key = readKey(event)
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    if (key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) onAdd(index + 1)
    else if (key === 'Backspace' && value === '' && count > 1) {
      change(`Remove a ${noun}`, removeNode(id))
      focusLine(Math.max(0, index - 1))
    } else if (by !== 0 && event.altKey) {
      change(`Move a ${noun}`, shiftNode(id, by))
      focusLine(Math.max(0, Math.min(count - 1, index + by)))
    } else if (by === -1 && selectionEnd === 0) focusLine(index - 1)
    else if (by === 1 && selectionStart === value.length) focusLine(index + 1)
    else return
    event.preventDefault()
  }

  const hasControl = answer !== null && number !== null && !isInline && kind !== 'set'
  const control = hasControl ? (
    <AnswerKeyField
      group={group}
      id={id}
      number={number}
      kind={kind}
      answer={answer}
      onAnswer={(next) =>
        change('Answer', inSequence(), { given: () => [{ of: id, answer: next }], mergeKey: `${id} answer` })
      }
    />
  ) : null

  return (
    <li ref={row} className={rowStyles.row} data-answered={(!hasBlank && control !== null) || undefined}>
      <span className={rowStyles.mark}>{number === null || kind === 'set' ? '•' : number}</span>
      <div>
        <GapInput
          aria-label={upperFirst(name)}
          aria-description={issues || undefined}
          data-place={`${id} ${isInline ? 'answer' : 'text'}`}
          data-list={`question ${id}`}
          value={shown}
          isGapped={isGapped}
          onText={write}
          onKeyDown={handleKey}
        />
        {blank != null && (
          <GapNote
            group={group}
            id={id}
            name={name}
            blank={blank}
            answer={isInline ? (answer ?? '') : null}
          />
        )}
        {hasBlank && control !== null && <div className={styles.answered}>{control}</div>}
      </div>
      {!hasBlank && control}
      <RowActions
        noun={name}
        onMove={(by) => change(`Move a ${noun}`, shiftNode(id, by))}
        onRemove={() => change(`Remove a ${noun}`, removeNode(id))}
      >
        {hasGaps && <GapButton name={name} hasGap={hasBlank} onText={write} />}
      </RowActions>
    </li>
  )
})

const none: FieldsOf<'listening.item'> = {}
