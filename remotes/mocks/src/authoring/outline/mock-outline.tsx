import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument, useDocumentOnPause } from '@console/authoring/following/use-document'
import { OutlineRows } from '@console/authoring/outline/outline-rows'
import { OutlineTree } from '@console/authoring/outline/outline-tree'
import {
  headerId,
  insertPart,
  isGroup,
  isKind,
  isPart,
  listPartIds,
  listsOf,
  type MockNode,
  type NodeId,
  removeNode,
  shiftNode,
} from '@console/ielts'
import { memo, useCallback } from 'react'
import { useChange, useMockEditing } from '../../editing/mock-editor-context.ts'
import type { PartEntry, SectionScreen } from '../../editing/section-screen.ts'
import { usePartClipboard } from '../clipboard/use-part-clipboard.ts'
import styles from './mock-outline-row.module.css'
import { MockOutlineRow } from './mock-outline-row.tsx'

type MockOutlineProps = { screen: SectionScreen; open: NodeId; onOpen(id: NodeId): void }

/** The parts of a mock, and the entries of the open part. */
export function MockOutline({ screen, open, onOpen }: MockOutlineProps) {
  const { inner } = screen
  const { store, jump } = useMockEditing()
  const change = useChange()
  const parts = useDocument(store, listPartIds)
  const noun = screen.addLabel.replace('Add ', '')
  const { paste } = usePartClipboard(noun)

  function addPart() {
    change(screen.addLabel, insertPart(parts.length, screen.buildPart(store.read())))
    const added = listPartIds(store.read()).at(-1)
    if (added !== undefined) onOpen(added)
  }

  return (
    <OutlineTree
      label="Parts"
      onMove={(id, by) => id !== headerId && change('Move in the outline', shiftNode(id, by))}
      onRemove={(id) => id !== headerId && change('Remove from the outline', removeNode(id))}
      onEnter={(id) =>
        (id === headerId || parts.includes(id)) && jump({ node: id, field: id === headerId ? 'name' : '' })
      }
      foot={
        <>
          <ActionButton look="plain" onClick={addPart}>
            <span aria-hidden>+ </span>
            {screen.addLabel}
          </ActionButton>
          <ActionButton look="plain" onClick={() => void paste()}>
            Paste {noun}
          </ActionButton>
        </>
      }
    >
      <MockOutlineRow
        id={headerId}
        level={1}
        label="Details"
        isOpen={open === headerId}
        onOpen={() => onOpen(headerId)}
      />
      {parts.map((id, index) => (
        <div key={id} role="none">
          <PartRow screen={screen} id={id} index={index} isOpen={open === id} onOpen={onOpen} />
          {inner !== undefined && open === id && <InnerRows inner={inner} part={id} />}
        </div>
      ))}
    </OutlineTree>
  )
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
  return (
    <MockOutlineRow id={id} level={1} label={label} about={text} isOpen={isOpen} onOpen={() => onOpen(id)} />
  )
}

type Inner = NonNullable<SectionScreen['inner']>

function InnerRows({ inner, part }: { inner: Inner; part: NodeId }) {
  const { store } = useMockEditing()
  const entries = useDocumentOnPause(store, ({ nodes }) => listsOf(nodes[part])['questions']) ?? none
  const renderRow = useCallback((id: NodeId) => <InnerRow key={id} id={id} inner={inner} />, [inner])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the level below a treeitem
    <div role="group" className={styles.inner}>
      <OutlineRows order={entries} counter="outline" render={renderRow} />
    </div>
  )
}

const none: readonly NodeId[] = []

const isEntry = (node: MockNode | undefined): node is PartEntry =>
  isGroup(node) || isKind(node, 'speaking.question')

type InnerRowProps = { id: NodeId; inner: Inner }

// Memoized, so that inserting an entry renders no row below it.
const InnerRow = memo(function InnerRow({ id, inner: { text, field, numbers } }: InnerRowProps) {
  const { store, jump } = useMockEditing()
  const label = useDocumentOnPause(store, ({ nodes }) => isEntry(nodes[id]) && text(nodes[id])) || ''
  const number = useDocumentOnPause(store, (content) => numbers?.(content, id))
  return (
    <MockOutlineRow
      id={id}
      level={2}
      label={label}
      number={number}
      onOpen={() => jump({ node: id, field })}
    />
  )
})
