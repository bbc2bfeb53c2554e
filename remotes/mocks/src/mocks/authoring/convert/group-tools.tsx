import { ActionButton } from '@console/authoring/controls/action-button'
import { lazy, Suspense, useState } from 'react'
import { removeNode } from '../../core/document/list-commands.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { useGroupClipboard } from '../clipboard/use-group-clipboard.ts'
import { useChange } from '../context/mock-editor-context.ts'

const ConvertDialog = lazy(() =>
  import('./convert-dialog.tsx').then((module) => ({ default: module.ConvertDialog })),
)

/** What can be done with a group beyond its place: another task, another mock. */
export function GroupTools({ id, name }: { id: NodeId; name: string }) {
  const change = useChange()
  const { isCopied, copy } = useGroupClipboard()
  const [isConverting, setIsConverting] = useState(false)
  return (
    <>
      <ActionButton look="plain" onClick={() => setIsConverting(true)}>
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
      {isConverting && (
        <Suspense fallback={null}>
          <ConvertDialog group={id} name={name} onClose={() => setIsConverting(false)} />
        </Suspense>
      )}
    </>
  )
}
