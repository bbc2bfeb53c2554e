import { createPartStores } from '@console/authoring/document/part-stores'
import { useUndoShortcuts } from '@console/authoring/editor/undo-shortcuts'
import { useDocument } from '@console/authoring/following/use-document'
import { EditorBanner } from '@console/shared/editing/editor-banner'
import { EditorDialogs } from '@console/shared/editing/editor-dialogs'
import { SaveProblemAlert } from '@console/shared/editing/save-problem-alert'
import type { Book } from '@console/shared/schemas/book'
import { useEffect, useMemo, useRef, useState } from 'react'
import { listPartIds, type MockContent, mockId } from '../../core/document/mock-content.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { headerId, type MockPlace, toPlaceKey } from '../../core/document/mock-place.ts'
import { type MockEditing, MockEditingContext } from '../context/mock-editor-context.ts'
import type { SectionScreen } from '../context/section-screen.ts'
import { OutlinePane } from '../outline/outline-pane.tsx'
import { EditorBar } from './editor-bar.tsx'
import { HeaderForm } from './header-form.tsx'
import { HealthCheck } from './health-check.tsx'
import styles from './mock-editor.module.css'
import { PreviewHead } from './preview-head.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { type MockCalls, useMockEditor } from './use-mock-editor.ts'

type MockEditorProps<Entity> = {
  screen: SectionScreen
  calls: MockCalls<Entity>
  /** Null where they are not loaded. */
  books: readonly Book[] | null
}

/** The editor of a mock: its outline, the part that is open, and what a candidate sees of it. */
export function MockEditor<Entity>({ screen, calls, books }: MockEditorProps<Entity>) {
  const { rules, Details, Part, Preview } = screen
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<NodeId>(headerId)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const goal = useRef<string | null>(null)
  const [asked, setAsked] = useState(0)

  function jumpTo(key: string) {
    const [node = ''] = key.split(' ')
    goal.current = key
    setShown(key.includes(' ') ? findPart(store.read(), node) : headerId)
    setIsPreviewing(false)
    setAsked((count) => count + 1)
  }

  const { editor, store, health, messages, shownFields } = useMockEditor(screen, calls, jumpTo)
  useUndoShortcuts(root, store)
  const parts = useDocument(store, listPartIds)
  // What was open may be gone, by an undo or because somebody removed it.
  const open = shown === headerId || parts.includes(shown) ? shown : (parts[0] ?? headerId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump is asked for again though it leads to the same part
  useEffect(() => {
    if (goal.current !== null) focusPlace(root.current, goal.current)
    goal.current = null
  }, [asked])

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
      <div ref={root} className={styles.editor}>
        <HealthCheck />
        <EditorBar
          screen={screen}
          editor={editor}
          isPreviewing={isPreviewing}
          onPreview={() => setIsPreviewing(!isPreviewing)}
        />
        <div className={styles.panes} data-previewing={isPreviewing || undefined}>
          <OutlinePane screen={screen} open={open} onOpen={setShown} />
          <section className={styles.part} aria-label="Editor">
            <div className={styles.messages}>
              <EditorBanner editor={editor} />
              <SaveProblemAlert editor={editor} fields={shownFields} />
            </div>
            {parts.length === 0 && <TemplatePicker {...screen} />}
            {open === headerId ? (
              <>
                <h2 className={styles.heading}>Details</h2>
                <HeaderForm books={books} />
                {Details !== undefined && <Details />}
              </>
            ) : (
              <Part key={open} id={open} />
            )}
          </section>
          <section className={styles.preview} aria-label="Candidate preview">
            <PreviewHead Sitting={screen.Sitting} />
            {open === headerId && parts[0] === undefined ? (
              <p className={styles.nothing}>What candidates see of a part stands here.</p>
            ) : (
              <Preview key={open} id={open === headerId ? (parts[0] ?? open) : open} />
            )}
          </section>
        </div>
        <EditorDialogs editor={editor} />
      </div>
    </MockEditingContext>
  )
}

function findPart({ nodes }: MockContent, id: NodeId): NodeId {
  let node = nodes[id]
  while (node !== undefined && node.parent !== mockId && node.parent !== null) node = nodes[node.parent]
  return node === undefined || node.parent === null ? headerId : node.id
}

function focusPlace(root: HTMLElement | null, key: string) {
  const field = root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
