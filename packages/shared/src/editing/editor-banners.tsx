import { isSame } from '@console/values/json/json-document'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { formatRelativeTime } from '../ui/time.ts'
import { UnreadableIssues } from '../ui/unreadable-issues.tsx'
import { toChangeLabel, toShortList } from './change-text.ts'
import { DraftChanges } from './draft-changes.tsx'
import styles from './editor-banner.module.css'
import type { FoundDraft } from './editor-options.ts'
import { listChanges } from './merge-documents.ts'
import type { Editor } from './use-editor.ts'

type EditorBannersProps<Document, Entity> = { editor: Editor<Document, Entity> }

export function EditorBanners<Document, Entity>({ editor }: EditorBannersProps<Document, Entity>) {
  const { found, otherTabs, savedElsewhere, keeping } = editor.state
  return (
    <div className={styles.banners}>
      {editor.odd.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="Some fields could not be read"
          description={
            <>
              <p className={styles.text}>They stay as they are unless you change them.</p>
              <UnreadableIssues issues={editor.odd} />
            </>
          }
        />
      )}
      {found !== null && <FoundDraftBanner key={found.draft.savedAt} editor={editor} found={found} />}
      {savedElsewhere ? (
        <SavedElsewhereBanner editor={editor} />
      ) : (
        otherTabs > 0 && (
          <Alert
            type="warning"
            showIcon
            title="Also open in another tab"
            description={`Both tabs keep what you type as separate drafts. If you save in both, the second shows you what the first changed.`}
          />
        )
      )}
      {keeping.status === 'failed' && (
        <Alert
          type="warning"
          showIcon
          title="Not saved on this device"
          description={`${keepingReasons[keeping.isLate ? 'late' : keeping.reason]} Keep this tab open until you have saved.`}
        />
      )}
    </div>
  )
}

const keepingReasons = {
  full: 'The browser’s storage is full, so what you type is not kept as a draft.',
  late: 'What you type is not kept as a draft yet: it will be once you are online again.',
  blocked: 'The console cannot store anything in this browser now, so what you type is not kept as a draft.',
}

function FoundDraftBanner<Document, Entity>({
  editor,
  found,
}: EditorBannersProps<Document, Entity> & { found: FoundDraft<Document> }) {
  const [isShown, setIsShown] = useState(false)
  const { words } = editor
  const documents = { base: found.loaded, theirs: found.loaded, mine: found.document }
  const changes = listChanges(documents, words.isWhole)
  const labels = [...new Set(changes.map((change) => toChangeLabel(change, words, documents)))]
  const hasMovedOn = found.draft.base !== undefined && !isSame(found.draft.base, found.loaded)
  return (
    <Alert
      type="info"
      showIcon
      title={`You left unsaved changes ${formatRelativeTime(found.draft.savedAt)}`}
      description={
        <>
          <p className={styles.text}>
            {toShortList(labels)}.
            {hasMovedOn &&
              ` The ${words.noun} has been saved since then. You will see both before your draft is saved.`}
          </p>
          <div className={styles.actions}>
            <Button size="small" type="primary" onClick={() => void editor.restore()}>
              Restore
            </Button>
            <Button size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown ? 'Hide differences' : 'Show differences'}
            </Button>
            <Button size="small" type="text" onClick={() => void editor.discardFound()}>
              Discard
            </Button>
          </div>
          {isShown && <DraftChanges changes={changes} found={found} words={words} />}
        </>
      }
    />
  )
}

function SavedElsewhereBanner<Document, Entity>({ editor }: EditorBannersProps<Document, Entity>) {
  const { noun } = editor.words
  return (
    <Alert
      type="warning"
      showIcon
      title={editor.isNew ? `Another tab has just created a ${noun}` : 'Saved in another tab'}
      description={
        editor.isNew ? (
          `If yours is the same, saving it here does not create it again. If it is different, you create a second one.`
        ) : (
          <>
            <p className={styles.text}>This tab still shows the {noun} as it was before.</p>
            <div className={styles.actions}>
              <Button size="small" onClick={() => void editor.loadSaved()}>
                Load what was saved
              </Button>
            </div>
          </>
        )
      }
    />
  )
}
