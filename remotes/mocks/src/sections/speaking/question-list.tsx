import { ActionButton } from '@console/authoring/controls/action-button'
import type { ReadableDocument } from '@console/authoring/document/document-store'
import { TextArea } from '@console/authoring/fields/text-area'
import { holdHeight } from '@console/authoring/following/hold-height'
import { useDocument } from '@console/authoring/following/use-document'
import { GroupedList } from '@console/authoring/lists/grouped-list'
import text from '@console/authoring/styles/text.module.css'
import { insertNode, listIds, type NodeId, readField, removeNode, shiftNode, toRef } from '@console/ielts'
import { buildSpeakingQuestion } from '@console/ielts/sections'
import { readKey } from '@console/shared/ui/read-key'
import { whenIdle } from '@console/shared/ui/when-idle'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNodeText } from '../../authoring/fields/node-fields.tsx'
import {
  useChange,
  useMockContent,
  useMockEditing,
  usePlaceMessage,
} from '../../editing/mock-editor-context.ts'
import { QuestionActions } from './question-actions.tsx'
import styles from './question-list.module.css'
import { useInterviewPaste } from './use-interview-paste.ts'
import { useRowsInUse } from './use-rows-in-use.ts'

/**
 * An editable list: Enter adds a question below, Shift+Enter above, Backspace in an empty one removes it, Alt+arrow
 * moves it, and pasted lines become questions.
 */
export function QuestionList({ part, title }: { part: NodeId; title: string }) {
  const { store } = useMockEditing()
  const change = useChange()
  const paste = useInterviewPaste(part)
  const ref = toRef('speaking.part', part)
  const list = useRef<HTMLDivElement>(null)
  const inUse = useRowsInUse(list)
  const [fresh, setFresh] = useFreshRow(list)
  const questions = useMockContent(({ nodes }) => listIds(nodes, ref, 'questions'))

  const renderRow = useCallback((id: NodeId) => <QuestionRow key={id} id={id} inUse={inUse} />, [inUse])

  const readQuestions = () => listIds(store.read().nodes, ref, 'questions')
  const isEmptyRow = (id: NodeId) => !readField(store.read().nodes, toRef('speaking.question', id), 'text')
  const readPlace = (id: NodeId) => readQuestions().indexOf(id)
  // Deferred until a new row is rendered.
  const focusAt = (index: number) =>
    queueMicrotask(() => list.current?.querySelectorAll('textarea')[index]?.focus())

  function add(index: number) {
    change('Add a question', insertNode(ref, 'questions', index, buildSpeakingQuestion()))
    setFresh(readQuestions()[index] ?? null)
    focusAt(index)
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const id = readRow(event.target)
    if (id === null) return
    const index = readPlace(id)
    const key = readKey(event)
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    if (key === 'Enter' && !event.ctrlKey && !event.metaKey) add(event.shiftKey ? index : index + 1)
    else if (key === 'Backspace' && isEmptyRow(id)) {
      change('Remove a question', removeNode(id))
      focusAt(Math.max(0, index - 1))
    } else if (by !== 0 && event.altKey) {
      change('Move a question', shiftNode(id, by))
      focusAt(readPlace(id))
    } else return
    event.preventDefault()
  }

  function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const id = readRow(event.target)
    if (id !== null) void paste.intoQuestions(event, id, focusAt)
  }

  return (
    <section aria-label={title}>
      <h3 className={text.label}>
        {title} <span>{questions.length}</span>
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: an `ol` may not have its items in groups */}
      <div ref={list} role="list" onKeyDown={handleKey} onPaste={handlePaste}>
        <GroupedList
          order={questions}
          size={25}
          height={400}
          className={styles.group}
          counter="question"
          uncounted={fresh}
          render={renderRow}
        />
      </div>
      <ActionButton
        look="plain"
        className={styles.add}
        data-place={`${part} questions`}
        onClick={() => add(questions.length)}
      >
        <span aria-hidden>+ </span>
        Add question
      </ActionButton>
    </section>
  )
}

const readRow = (target: EventTarget): NodeId | null =>
  target instanceof HTMLTextAreaElement
    ? (target.closest('[data-node]')?.getAttribute('data-node') ?? null)
    : null

/** Milliseconds to wait for idle time. */
const countWithin = 100

/** Numbers a new row only after it can be typed in, since renumbering lays out and paints all rows below. */
function useFreshRow(list: RefObject<HTMLElement | null>) {
  const [fresh, setFresh] = useState<NodeId | null>(null)
  useLayoutEffect(() => {
    const rows = fresh === null ? [] : [...(list.current?.querySelectorAll('[data-node]') ?? [])]
    const row = rows.find((each) => each.getAttribute('data-node') === fresh)
    if (row === undefined) return
    row.setAttribute('data-fresh', '')
    let cancel = () => {}
    const frame = requestAnimationFrame(() => {
      cancel = whenIdle(() => setFresh(null), countWithin)
    })
    return () => {
      cancelAnimationFrame(frame)
      cancel()
      row.removeAttribute('data-fresh')
    }
  }, [fresh, list])
  return [fresh, setFresh] as const
}

type QuestionRowProps = { id: NodeId; inUse: ReadableDocument<readonly NodeId[]> }

/** Numbered by CSS counters, so that inserting a row renders no other. */
const QuestionRow = memo(function QuestionRow({ id, inUse }: QuestionRowProps) {
  const { health } = useMockEditing()
  const field = useNodeText(toRef('speaking.question', id), 'text', 'Question')
  const message = usePlaceMessage(`${id} text`)
  const severity = useDocument(health, ({ byPlace }) => byPlace.get(`${id} text`)?.severity)
  return (
    // biome-ignore lint/a11y/useSemanticElements: an `li` may not stand in the group that is between it and its list
    <div ref={holdHeight} role="listitem" className={styles.row} data-node={id} data-severity={severity}>
      <TextArea
        aria-label="Question"
        aria-description={message}
        data-place={`${id} text`}
        rows={1}
        {...field}
      />
      <QuestionActions question={id} inUse={inUse} />
    </div>
  )
})
