import { insertPart, listPartIds, type NodeId } from '@console/ielts'
import { useCopy } from '@console/shared/clipboard/use-copy'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { useChange, useMockEditing } from '../../editing/mock-editor-context.ts'
import { toPartText } from './part-text.ts'

/** Copies and pastes parts between mocks. `noun` is the section’s word for a part. */
export function usePartClipboard(noun: string) {
  const { store, open } = useMockEditing()
  const platform = usePlatform()
  const { notify } = platform
  const { isCopied, copy } = useCopy(platform)
  const change = useChange()

  return {
    isCopied,
    copy: (id: NodeId) =>
      copy({
        write: () => navigator.clipboard.writeText(toPartText(store.read(), id)),
        notice: `Copied the ${noun}`,
        description: `Press “Paste ${noun}” in the editor of any mock of this section.`,
      }),
    async paste() {
      try {
        const text = await navigator.clipboard.readText()
        const { readPartText } = await import(/* webpackChunkName: 'pasting' */ './read-part-text.ts')
        const content = store.read()
        const found = readPartText(text, content.section, noun)
        if ('problem' in found) return notify.error('Nothing was pasted', { description: found.problem })
        change(`Paste the ${noun}`, insertPart(listPartIds(content).length, found.part))
        const added = listPartIds(store.read()).at(-1)
        if (added !== undefined) open(added)
      } catch (error) {
        notify.error('Nothing was pasted', { description: toUserMessage(error) })
      }
    },
  }
}
