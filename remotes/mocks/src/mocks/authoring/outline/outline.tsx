import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument, useDocumentOnPause } from '@console/authoring/following/use-document'
import { GroupedList } from '@console/authoring/lists/grouped-list'
import { type KeyboardEvent, memo, useCallback } from 'react'
import { insertPart, removeNode, shiftNode } from '../../core/document/list-commands.ts'
import { listPartIds } from '../../core/document/mock-content.ts'
import {
  isGroup,
  isKind,
  isPart,
  listsOf,
  type MockNode,
  type NodeId,
} from '../../core/document/mock-node.ts'
import { headerId } from '../../core/document/mock-place.ts'
import { useChange, useMockEditing } from '../context/mock-editor-context.ts'
import type { PartEntry, SectionScreen } from '../context/section-screen.ts'
import styles from './outline.module.css'

type OutlineProps = { screen: SectionScreen; open: NodeId; onOpen(id: NodeId): void }

/** The parts of a mock and what the open one holds. Arrow keys walk, Enter opens, Alt with an arrow moves, Delete removes. */
export function Outline({ screen, open, onOpen }: OutlineProps) {
  const { inner } = screen
  const { store } = useMockEditing()
  const change = useChange()
  const parts = useDocument(store, listPartIds)

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=treeitem]') : null
    const id = row?.getAttribute('data-node')
    if (row === null || id === null || id === undefined) return
    const isPart = id !== headerId
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.key === 'Delete' && isPart) change('Remove from the outline', removeNode(id))
    else if (by !== 0 && event.altKey && isPart) change('Move in the outline', shiftNode(id, by))
    else if (by !== 0) focusRow(event.currentTarget, row, by)
    else if (event.key === 'Home') focusRow(event.currentTarget, row, Number.NEGATIVE_INFINITY)
    else if (event.key === 'End') focusRow(event.currentTarget, row, Number.POSITIVE_INFINITY)
    else if (event.key === 'ArrowRight') onOpen(row.getAttribute('data-part') ?? id)
    else return
    event.preventDefault()
  }

  function addPart() {
    change(screen.addLabel, insertPart(parts.length, screen.buildPart(store.read())))
    const added = listPartIds(store.read()).at(-1)
    if (added !== undefined) onOpen(added)
  }

  return (
    <div className={styles.outline}>
      <div role="tree" aria-label="Parts" onKeyDown={handleKey}>
        <OutlineRow id={headerId} level={1} label="Details" isOpen={open === headerId} onOpen={onOpen} />
        {parts.map((id, index) => (
          <div key={id} role="none">
            <PartRow screen={screen} id={id} index={index} isOpen={open === id} onOpen={onOpen} />
            {inner !== undefined && open === id && <InnerRows inner={inner} part={id} />}
          </div>
        ))}
      </div>
      <ActionButton look={null} className={styles.add} onClick={addPart}>
        {screen.addLabel}
      </ActionButton>
    </div>
  )
}

function focusRow(tree: Element, from: HTMLElement, by: number) {
  const rows = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const index = Math.max(0, Math.min(rows.length - 1, rows.indexOf(from) + by))
  rows[index]?.focus()
}

type PartRowProps = {
  screen: SectionScreen
  id: NodeId
  index: number
  isOpen: boolean
  onOpen(id: NodeId): void
}

function PartRow({ screen, id, index, isOpen, onOpen }: PartRowProps) {
  const { store } = useMockEditing()
  const label =
    useDocument(store, ({ nodes }) => isPart(nodes[id]) && screen.partName(nodes[id], index)) || ''
  const text = useDocument(store, ({ nodes }) => isPart(nodes[id]) && screen.partText(nodes[id])) || ''
  return <OutlineRow id={id} level={1} label={label} text={text} isOpen={isOpen} onOpen={onOpen} />
}

type Inner = NonNullable<SectionScreen['inner']>
type InnerRowsProps = { inner: Inner; part: NodeId }

function InnerRows({ inner, part }: InnerRowsProps) {
  const { store } = useMockEditing()
  const entries = useDocumentOnPause(store, ({ nodes }) => listsOf(nodes[part])['questions']) ?? none
  const renderRow = useCallback(
    (id: NodeId) => <InnerRow key={id} id={id} part={part} inner={inner} />,
    [part, inner],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the level below a treeitem
    <div role="group" className={styles.inner}>
      <GroupedList order={entries} size={20} className={styles.group} counter="inner" render={renderRow} />
    </div>
  )
}

const none: readonly NodeId[] = []

const isEntry = (node: MockNode | undefined): node is PartEntry =>
  isGroup(node) || isKind(node, 'speaking.question')

type InnerRowProps = InnerRowsProps & { id: NodeId }

// The row of an entry that did not change stays as it is, however many are put before it.
const InnerRow = memo(function InnerRow({ id, part, inner: { text, field, numbers } }: InnerRowProps) {
  const { store, jump } = useMockEditing()
  const label = useDocumentOnPause(store, ({ nodes }) => isEntry(nodes[id]) && text(nodes[id])) || ''
  const number = useDocumentOnPause(store, (content) => numbers?.(content, id))
  const row = { id, part, label, number, onOpen: () => jump({ node: id, field }) }
  return <OutlineRow {...row} level={2} isOpen={false} />
})

type OutlineRowProps = {
  id: NodeId
  part?: NodeId
  level: number
  label: string
  number?: string | undefined
  text?: string
  isOpen: boolean
  onOpen(id: NodeId): void
}

function OutlineRow({ id, part, level, label, number, text = '', isOpen, onOpen }: OutlineRowProps) {
  const { health } = useMockEditing()
  const severity = useDocument(health, ({ byNode }) => byNode.get(id))
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      className={styles.row}
      data-node={id}
      data-part={part}
      data-level={level}
      data-numbered={number === undefined ? undefined : ''}
      data-severity={severity}
      onClick={() => onOpen(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onOpen(id)
      }}
    >
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <span className={styles.label}>{label}</span>
      {text !== '' && <span className={styles.text}>{text}</span>}
      {severity !== undefined && (
        <span className={styles.issue}>{severity === 'error' ? ', has errors' : ', has warnings'}</span>
      )}
    </div>
  )
}
