import { listGroupIds, type NodeId } from '@console/ielts'
import { useCopy } from '@console/shared/clipboard/use-copy'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { toKeyLabel } from '@console/shared/ui/key-label'
import { useChange, useGroupRules, useMockEditing } from '../../editing/mock-editor-context.ts'
import { toGroupText } from './group-text.ts'

/** Copies and pastes groups between mocks, also across tabs. */
export function useGroupClipboard() {
  const { store, jump } = useMockEditing()
  const platform = usePlatform()
  const { notify } = platform
  const { isCopied, copy } = useCopy(platform)
  const rules = useGroupRules()
  const change = useChange()

  const copyGroups = (ids: readonly NodeId[]) =>
    copy({
      write: () => navigator.clipboard.writeText(toGroupText(store.read(), ids)),
      notice: 'Copied the questions',
      description: `Press ${toKeyLabel('Ctrl+V')} in the editor of any mock of this section, or “Paste questions” in it.`,
    })

  /** Pastes after a group, or at the end of the part. */
  async function paste(text: string, part: NodeId, after: NodeId | null) {
    try {
      const { pasteGroups } = await import(/* webpackChunkName: 'pasting' */ './paste-groups.ts')
      const found = pasteGroups(store.read(), { text, part, after }, rules)
      if ('problem' in found) {
        notify.error('Nothing was pasted', { description: found.problem })
        return
      }
      change('Paste questions', found.command)
      const added = listGroupIds(store.read().nodes, part)[found.index]
      if (added !== undefined) jump({ node: added, field: 'instruction' })
    } catch (error) {
      notify.error('Nothing was pasted', { description: toUserMessage(error) })
    }
  }

  async function pasteFromClipboard(part: NodeId) {
    let text: string
    try {
      text = await navigator.clipboard.readText()
    } catch {
      notify.error('The clipboard could not be read', {
        description: `Press ${toKeyLabel('Ctrl+V')} in the editor instead: that needs no permission.`,
      })
      return
    }
    await paste(text, part, null)
  }

  return { isCopied, copy: copyGroups, paste, pasteFromClipboard }
}
