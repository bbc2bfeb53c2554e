import { createPartStores } from '@console/authoring/document/part-stores'
import type { EditorView } from '@console/authoring/editor/editor-bar'
import { useRestoredPosition } from '@console/authoring/editor/restored-position'
import { useUndoShortcuts } from '@console/authoring/editor/undo-shortcuts'
import { useFollowingPreview } from '@console/authoring/editor/use-following-preview'
import { PreviewPane, Workbench } from '@console/authoring/editor/workbench'
import { useDocument } from '@console/authoring/following/use-document'
import text from '@console/authoring/styles/text.module.css'
import {
  headerId,
  listPartIds,
  type MockContent,
  type MockPlace,
  mockId,
  type NodeId,
  toPlaceKey,
} from '@console/ielts'
import type { RecordId } from '@console/shared/http/record-list'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type MockEditing, MockEditingContext } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { MockOutlinePane } from '../outline/mock-outline-pane.tsx'
import { HeaderForm } from './header-form.tsx'
import { HealthCheck } from './health-check.tsx'
import { MockEditorBar } from './mock-editor-bar.tsx'
import { PreviewHead } from './preview-head.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { useAddressedPlace } from './use-addressed-place.ts'
import { type MockCalls, useMockEditor } from './use-mock-editor.ts'

type MockEditorProps<Entity> = {
  screen: SectionScreen
  calls: MockCalls<Entity>
  /** Whether mocks are on the server, where books are too. */
  hasBook?: boolean
}

/** The editor of a mock: outline, open part and preview. */
export function MockEditor<Entity extends { id: RecordId }>({
  screen,
  calls,
  hasBook = false,
}: MockEditorProps<Entity>) {
  const { rules, Details, Part, Preview } = screen
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<NodeId>(headerId)
  const [view, setView] = useState<EditorView>('both')
  const pane = useRef<HTMLElement>(null)
  const goal = useRef<string | null>(null)
  const [asked, setAsked] = useState(0)

  function jumpTo(key: string) {
    const [node = ''] = key.split(' ')
    goal.current = key
    setShown(key.includes(' ') ? findPart(store.read(), node) : headerId)
    setView((before) => (before === 'read' ? 'both' : before))
    setAsked((count) => count + 1)
  }

  const { editor, store, health, messages, shownFields, question } = useMockEditor(screen, calls, jumpTo)
  useUndoShortcuts(root, store)
  useRestoredPosition({
    root,
    store,
    shown: { part: shown, view },
    onReturn(carried) {
      setShown(carried.part)
      setView(carried.view)
    },
  })
  useFollowingPreview({
    root,
    pane,
    findShown,
    onOpen(clicked) {
      const key = clicked.closest<HTMLElement>('[data-edits]')?.dataset['edits']
      if (key !== undefined) jumpTo(key)
    },
  })
  const parts = useDocument(store, listPartIds)
  // The open part may have been removed or undone.
  const open = shown === headerId || parts.includes(shown) ? shown : (parts[0] ?? headerId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump is asked for again though it leads to the same part
  useEffect(() => {
    if (goal.current !== null) focusPlace(root.current, goal.current)
    goal.current = null
  }, [asked])
  // Must come after the focus effect, which would otherwise use this goal before its part is rendered.
  useAddressedPlace(store, jumpTo)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stores are the editor's for as long as it stands
  const editing = useMemo<MockEditing>(
    () => ({
      rules,
      store,
      storeOf: createPartStores(store, ({ nodes }) => nodes),
      health,
      messages,
      open: (node) => setShown(node === headerId ? node : findPart(store.read(), node)),
      jump: (place: MockPlace) => jumpTo(toPlaceKey(place)),
    }),
    [store, health, messages],
  )

  return (
    <MockEditingContext value={editing}>
      <HealthCheck />
      {question !== null && (
        <question.Dialog screen={screen} errors={question.errors} onAnswer={question.onAnswer} />
      )}
      <Workbench
        ref={root}
        editor={editor}
        shownFields={shownFields}
        view={view}
        bar={
          <MockEditorBar
            screen={screen}
            editor={editor}
            id={calls.record?.id ?? null}
            view={view}
            onView={setView}
          />
        }
        outline={<MockOutlinePane screen={screen} open={open} onOpen={setShown} />}
        preview={
          <PreviewPane ref={pane} label="Preview">
            <PreviewHead loadSitting={screen.loadSitting} />
            {open === headerId && parts[0] === undefined ? (
              <p className={text.quiet}>Add a part to preview it.</p>
            ) : (
              <Preview key={open} id={open === headerId ? (parts[0] ?? open) : open} />
            )}
          </PreviewPane>
        }
      >
        {parts.length === 0 && <TemplatePicker {...screen} />}
        {open === headerId ? (
          <>
            <h2 className={text.title}>Details</h2>
            <HeaderForm hasBook={hasBook} />
            {Details !== undefined && <Details />}
          </>
        ) : (
          <Part key={open} id={open} />
        )}
      </Workbench>
    </MockEditingContext>
  )
}

function findPart({ nodes }: MockContent, id: NodeId): NodeId {
  let node = nodes[id]
  while (node !== undefined && node.parent !== mockId && node.parent !== null) node = nodes[node.parent]
  return node === undefined || node.parent === null ? headerId : node.id
}

/** Finds the preview of the field’s own node, or of the questions it belongs to. */
function findShown(field: Element, pane: HTMLElement): Element | null {
  const [node] = field.closest<HTMLElement>('[data-place]')?.dataset['place']?.split(' ') ?? []
  const group = field.closest<HTMLElement>('[data-group]')?.dataset['group']
  for (const id of [node, group]) {
    const shown = id === undefined ? null : pane.querySelector(`[data-edits^="${CSS.escape(id)} "]`)
    if (shown !== null) return shown
  }
  return null
}

function focusPlace(root: HTMLElement | null, key: string) {
  const [node = ''] = key.split(' ')
  const field =
    root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`) ??
    // In some forms one field edits a whole node.
    root?.querySelector<HTMLElement>(`[data-place^="${CSS.escape(node)} "]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
