import type { MediaKind } from '@console/shared/schemas/media'
import { ActionButton } from '../../controls/action-button.tsx'
import layout from '../../styles/layout.module.css'
import text from '../../styles/text.module.css'

const hints: Record<MediaKind, string> = {
  recording: 'Or drop or paste it here. MP3, M4A, OGG or WAV, 250 MB at most.',
  picture: 'Or drop or paste it here. PNG, JPEG or WebP, 10 MB at most.',
}

type MediaChoiceProps = { kind: MediaKind; onUpload?: () => void; onLibrary?: () => void }

export function MediaChoice({ kind, onUpload, onLibrary }: MediaChoiceProps) {
  return (
    <div className={layout.row}>
      <ActionButton look="framed" onClick={onUpload}>
        Upload a {kind}…
      </ActionButton>
      <ActionButton look="framed" onClick={onLibrary}>
        Choose from library…
      </ActionButton>
      <span className={text.small}>{hints[kind]}</span>
    </div>
  )
}
