import type { MediaFile, MediaKind } from '@console/shared/schemas/media'
import { drawerWidths } from '@console/shared/theme'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useOpenDialog } from '../../dialogs/open-dialogs.ts'
import { useRestoreFocus } from '../../dialogs/use-restore-focus.ts'
import type { MediaView } from '../api/media.api.ts'
import { MediaLibrary } from './media-library.tsx'

type LibraryDrawerProps = { kind: MediaKind; onChoose(file: MediaFile): void; onClose(): void }

/** Chooses a file of the library for a field. */
export function LibraryDrawer({ kind, onChoose, onClose }: LibraryDrawerProps) {
  useOpenDialog()
  useRestoreFocus()
  const [view, setView] = useState<MediaView>({ search: '', kind, page: 1 })
  return (
    <Drawer open onClose={onClose} title={`Choose a ${kind}`} size={drawerWidths.wide} destroyOnHidden>
      <MediaLibrary
        view={view}
        onView={setView}
        isOfOneKind
        renderAction={(file) => (
          <Button
            type="primary"
            size="small"
            onClick={() => onChoose(file)}
            aria-label={`Use this ${kind}: ${file.name}`}
          >
            Use this {kind}
          </Button>
        )}
      />
    </Drawer>
  )
}
