import { type MockDocument, setHeader, toContent, toDocument } from '@console/ielts'
import type { Editor } from '@console/shared/editing/use-editor'
import { usePlatform } from '@console/shared/platform-context'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { findMock, type MockRef } from '../../api/mock.api.ts'
import { useChange, useMockContent, useMockEditing } from '../../editing/mock-editor-context.ts'
import { hasStatus } from '../../review/has-status.ts'
import type { ReviewPanel } from '../../versions/use-review-panels.ts'

const ReviewPanelDrawer = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "versions" */ '../../versions/review-panel-drawer.tsx'))
      .ReviewPanelDrawer,
  'The review and the versions',
)

type EditedMockDrawerProps = {
  panel: ReviewPanel
  /** Changes with each click, so that the panel opens again. */
  attempt: number
  mock: MockRef
  editor: Pick<Editor<MockDocument, unknown>, 'hasUnsavedWork' | 'save'>
  onClose(): void
}

/** The review or the versions of the mock in the editor. */
export function EditedMockDrawer({ panel, attempt, mock, editor, onClose }: EditedMockDrawerProps) {
  const { api } = usePlatform()
  const { store } = useMockEditing()
  const change = useChange()
  const status = useMockContent(({ header }) => header.status)

  /** Saves all edits too, so that reviewers get the mock as it is on screen. */
  async function saveStatus(next: string): Promise<boolean> {
    if (hasStatus(status, next) && !editor.hasUnsavedWork()) {
      const served = await findMock(api, mock.section, mock.id)
      if (served !== null && isStored(served.value.status, next)) return true
      throw new Error(
        'This mock has been changed since it was opened here. Reload the page, then choose again.',
      )
    }
    const before = store.read()
    if (status !== next) change('Change the status', setHeader('status', next))
    const changed = store.read()
    // `save` also resolves with true when it ended in a conflict, which leaves unsaved work. After any other save the
    // editor holds the status that the server stored.
    const isSaved =
      (await editor.save()) && !editor.hasUnsavedWork() && isStored(store.read().header.status, next)
    if (!isSaved && changed !== before && store.read() === changed) store.undo()
    return isSaved
  }

  return (
    <ReviewPanelDrawer
      attempt={attempt}
      panel={panel}
      mock={mock}
      status={status}
      saveStatus={saveStatus}
      readNow={() => toDocument(store.read())}
      restore={{
        hasUnsavedWork: editor.hasUnsavedWork,
        put: (step, document) => store.change(step, () => toContent(document)),
      }}
      onClose={onClose}
    />
  )
}

/** Servers that return no status are assumed to have stored it. */
const isStored = (status: string | undefined, wanted: string): boolean =>
  status === undefined || hasStatus(status, wanted)
