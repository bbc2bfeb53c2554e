import { BackLink } from '@console/authoring/editor/back-link'
import { EditorBar, type EditorView } from '@console/authoring/editor/editor-bar'
import { useDocument } from '@console/authoring/following/use-document'
import { type MockDocument, setHeader } from '@console/ielts'
import type { Editor } from '@console/shared/editing/use-editor'
import type { RecordId } from '@console/shared/http/record-list'
import { Neighbours } from '@console/shared/neighbours'
import { usePlatform } from '@console/shared/platform-context'
import { StatusDot } from '@console/shared/ui/status-dot'
import { onThisDevice } from '../../api/device-entities.ts'
import { useChange, useMockEditing } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { mockPaths, toPapersPath } from '../../navigation/paths.ts'
import { useReviewPanels } from '../../versions/use-review-panels.ts'
import { EditedMockDrawer } from './edited-mock-drawer.tsx'
import { MockStatusField } from './mock-status-field.tsx'

const papers = { isNewTab: true, title: 'As they were last saved' }

type MockEditorBarProps<Entity> = {
  screen: SectionScreen
  editor: Editor<MockDocument, Entity>
  /** Null for a new mock. */
  id: RecordId | null
  view: EditorView
  onView(view: EditorView): void
}

export function MockEditorBar<Entity>({ screen, editor, id, ...views }: MockEditorBarProps<Entity>) {
  const { store } = useMockEditing()
  const { settings } = usePlatform()
  const name = useDocument(store, ({ header }) => header.name.trim())
  const change = useChange()
  const status = useDocument(store, ({ header }) => header.status)
  const isPublished = status?.trim().toLowerCase() === 'published'
  const { section, Actions } = screen
  // Mocks kept on this device have ids of another kind.
  const isServed = section !== 'speaking' || settings.features.speakingApi
  const panels = useReviewPanels()
  const title = name || (editor.isNew ? `New ${section} mock` : `${section} mock without a name`)
  return (
    <EditorBar
      title={title}
      back={<BackLink to={mockPaths[section].list} label={`Back to all ${section} mocks`} />}
      editor={editor}
      store={store}
      noun="mock"
      status={isServed ? <MockStatusField /> : <StatusDot tone="quiet">{onThisDevice}</StatusDot>}
      // Mocks kept on this device cannot be published.
      publish={isPublished || !isServed ? null : () => change('Publish', setHeader('status', 'published'))}
      neighbours={
        <Neighbours list={`${section}-mocks`} id={id} noun="mock" toPath={mockPaths[section].toEditor} />
      }
      {...views}
    >
      <title>{`${title} · IELTS console`}</title>
      <Actions
        actions={[
          ...(isServed && id !== null ? panels.actions : []),
          ...(id === null ? [] : [{ label: 'Papers', to: toPapersPath(section, id), ...papers }]),
        ]}
      />
      {isServed && id !== null && panels.panel !== null && (
        <EditedMockDrawer
          panel={panels.panel}
          attempt={panels.attempt}
          mock={{ section, id }}
          editor={editor}
          onClose={panels.close}
        />
      )}
    </EditorBar>
  )
}
