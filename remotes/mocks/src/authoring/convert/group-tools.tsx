import { ActionButton } from '@console/authoring/controls/action-button'
import { type NodeId, removeNode } from '@console/ielts'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { useState } from 'react'
import { useChange } from '../../editing/mock-editor-context.ts'
import { useGroupClipboard } from '../clipboard/use-group-clipboard.ts'

const ConvertDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "editor-tools" */ './convert-dialog.tsx')).ConvertDialog,
  'The dialog for converting',
)

/** Actions on a group other than moving it: convert to another task, copy to another mock. */
export function GroupTools({ id, name }: { id: NodeId; name: string }) {
  const change = useChange()
  const { isCopied, copy } = useGroupClipboard()
  const [converting, setConverting] = useState(0)
  return (
    <>
      <ActionButton look="plain" onClick={() => setConverting(converting + 1)}>
        Convert…
      </ActionButton>
      <ActionButton look="plain" onClick={() => void copy([id])}>
        {isCopied ? 'Copied!' : 'Copy'}
      </ActionButton>
      <ActionButton
        look="plain"
        onClick={async () => {
          if (await copy([id])) change('Cut questions', removeNode(id))
        }}
      >
        Cut
      </ActionButton>
      {converting > 0 && (
        <ConvertDialog attempt={converting} group={id} name={name} onClose={() => setConverting(0)} />
      )}
    </>
  )
}
