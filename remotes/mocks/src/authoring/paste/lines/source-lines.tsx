import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { toCounted } from '@console/ielts/checks'
import type { LineRole, PrintedTest } from '@console/printed-tests'
import { readKey } from '@console/shared/ui/read-key'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useGroupRules } from '../../../editing/mock-editor-context.ts'
import type { MarkedLine } from './line-marks.ts'
import { lineRoles, nameRole } from './line-roles.ts'
import { noSelection, selectAt, selectByKey } from './line-selection.ts'
import { nameReadings } from './name-readings.ts'
import styles from './source-lines.module.css'
import type { LineMarking } from './use-line-marks.ts'

type SourceLinesProps = {
  marking: LineMarking
  test: PrintedTest
  /** The number of a line in its source. */
  numberOf(at: number): number
}

/** Lines rendered at once: a book of four tests has four times as many. */
const most = 1000
const pageOfLines = 12

/** The lines of a test, each beside what it was read as. A person selects some and says what they are. */
export function SourceLines({ marking, test, numberOf }: SourceLinesProps) {
  const { lines, marks, mark } = marking
  const { hasText } = useGroupRules()
  const roles = lineRoles.filter(({ role }) => hasText || role !== 'text')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState(noSelection)
  const [limit, setLimit] = useState(most)
  const filled = useMemo(() => lines.filter(({ shape }) => shape !== null), [lines])
  const readings = useMemo(() => nameReadings(test), [test])
  const shown = filled.slice(0, limit)
  const { active, selected } = selection

  function give(role: LineRole | null) {
    const chosen = [...(selected.size > 0 ? selected : [active])].flatMap((place) => filled[place]?.key ?? [])
    if (chosen.length === 0) return
    mark(new Set(chosen), role)
    setSelection({ ...selection, selected: new Set() })
    list.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = readKey(event)
    const role = roles.find((each) => each.key === key)?.role
    const next = selectByKey(selection, key, event.shiftKey, { count: shown.length, page: pageOfLines })
    if (next !== null) setSelection(next)
    else if (role !== undefined) give(role)
    else if (key === 'Backspace' || key === 'Delete') give(null)
    else return
    event.preventDefault()
    event.stopPropagation()
    if (next !== null) list.current?.children[next.active]?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Lines of the test"
        aria-multiselectable
        aria-activedescendant={shown.length === 0 ? undefined : `${id}${active}`}
        className={styles.lines}
        onKeyDown={handleKey}
      >
        {shown.map((line, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and names the active line
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list answers keys
          <div
            key={line.key}
            id={`${id}${place}`}
            role="option"
            aria-selected={selected.has(place)}
            data-active={place === active || undefined}
            data-apart={line.at > (shown[place - 1]?.at ?? line.at) + 1 || undefined}
            className={styles.line}
            onClick={({ shiftKey, ctrlKey, metaKey, nativeEvent }) => {
              // A touch screen has no modifier keys.
              const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
              const isAdded = ctrlKey || metaKey || isTouch
              setSelection(selectAt(selection, place, { isRange: shiftKey, isAdded }))
            }}
          >
            <span className={styles.number}>{numberOf(line.at)}</span>
            <span className={styles.said}>{line.text.trim()}</span>
            <LineReading line={line} marks={marks} reading={readings.get(line.at)} />
          </div>
        ))}
      </div>
      {filled.length > limit && (
        <ActionButton look="plain" onClick={() => setLimit(limit + most)}>
          Show {toCounted(Math.min(most, filled.length - limit), 'more line')}
        </ActionButton>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no other use here */}
      <div role="group" aria-label="What the selected lines are" className={layout.row}>
        {roles.map(({ role, name, key }) => (
          <ActionButton
            key={role}
            look="framed"
            aria-keyshortcuts={key}
            aria-disabled={selected.size === 0}
            onClick={() => selected.size > 0 && give(role)}
          >
            {name} <kbd className={styles.key}>{key.toUpperCase()}</kbd>
          </ActionButton>
        ))}
        <ActionButton
          look="framed"
          aria-disabled={selected.size === 0}
          onClick={() => selected.size > 0 && give(null)}
        >
          As it was read
        </ActionButton>
      </div>
      <MarkingNote marking={marking} count={selected.size} />
    </>
  )
}

type LineReadingProps = { line: MarkedLine; marks: LineMarking['marks']; reading: string | undefined }

function LineReading({ line, marks, reading }: LineReadingProps) {
  const mark = marks.get(line.key)
  return mark === undefined ? (
    <span className={styles.reading}>{reading ?? ''}</span>
  ) : (
    <b className={styles.reading} data-by={mark.by}>
      {nameRole(mark.role)}
    </b>
  )
}

function MarkingNote({ marking, count }: { marking: LineMarking; count: number }) {
  const { last, known, takeBackLikes, forget } = marking
  const likes = last?.likes.length ?? 0
  return (
    <div className={`${text.note} ${layout.row}`}>
      <span role="status">
        {count > 0
          ? `${toCounted(count, 'line')} selected.`
          : last !== null
            ? tellMarking(last)
            : known > 0
              ? `${toCounted(known, 'line')} marked as in an earlier paper of this layout.`
              : 'Select a line, or several with Shift, and say what they are. Lines of the same shape follow.'}
      </span>
      {count === 0 && likes > 0 && (
        <ActionButton look="framed" onClick={takeBackLikes}>
          Only what I selected
        </ActionButton>
      )}
      {count === 0 && last === null && known > 0 && (
        <ActionButton look="framed" onClick={forget}>
          Remove these marks
        </ActionButton>
      )}
    </div>
  )
}

function tellMarking({ role, count, likes, said }: NonNullable<LineMarking['last']>): string {
  const own = `${nameRole(role)}: ${toCounted(count, 'line')}`
  if (likes.length === 0) return `${own}.`
  return `${own}, and ${toCounted(likes.length, 'line')} of the same shape, ${said ?? 'beside it'}.`
}
