import type { NodeId } from '@console/ielts'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { toLineFeeds } from '@console/values/text/line-breaks'
import type { ClipboardEvent } from 'react'
import { useGroupRules, useMockEditing } from '../../editing/mock-editor-context.ts'
import { useGroupChange } from './use-group-change.ts'

/** Several lines pasted into a field with `data-list` become list entries in one step. */
export function useListPaste(group: NodeId) {
  const { store } = useMockEditing()
  const { notify } = usePlatform()
  const rules = useGroupRules()
  const change = useGroupChange(group)
  return async (event: ClipboardEvent<HTMLElement>) => {
    const field = event.target
    const text = toLineFeeds(event.clipboardData.getData('text/plain'))
    const list = field instanceof HTMLElement && field.dataset['list']
    if (!list || !(list.startsWith('cell') ? /[\t\r\n]/ : /[\r\n]/).test(text.trim())) return
    event.preventDefault()
    try {
      const { pasteList } = await import(/* webpackChunkName: 'pasting' */ './paste-list.ts')
      await pasteList({ field, list, group, text, store, change, notify, rules })
    } catch (error) {
      notify.error('The list was not pasted', { description: toUserMessage(error) })
    }
  }
}
