import { ActionButton } from '@console/authoring/controls/action-button'
import type { Mock, MockSection } from '@console/ielts/schemas'
import { useCopy } from '@console/shared/clipboard/use-copy'
import type { RecordId } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import { toKeyLabel } from '@console/shared/ui/key-label'
import { useQueryClient } from '@tanstack/react-query'
import { mockQueries } from '../api/mock.queries.ts'

export type WriteGroup = (mock: Mock, group: string) => Promise<string | null>

type CopyGroupProps = { section: MockSection; id: RecordId; group: string; onCopy: WriteGroup }

/** Copies the question group of a match, to be pasted into any mock of the section. */
export function CopyGroup({ section, id, group, onCopy }: CopyGroupProps) {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const { isCopied, copy } = useCopy(platform)

  async function write() {
    const mock = await queryClient.query(mockQueries(platform.api).detail(section, id))
    const groupText = mock && (await onCopy(mock, group))
    if (groupText === null) throw new Error('The questions are no longer in this mock.')
    await navigator.clipboard.writeText(groupText)
  }

  return (
    <ActionButton
      look="plain"
      onClick={() =>
        void copy({
          write,
          notice: 'Copied the questions',
          description: `Press ${toKeyLabel('Ctrl+V')} in the editor of any ${section} mock, or “Paste questions” in it.`,
        })
      }
    >
      {isCopied ? 'Copied!' : 'Copy questions'}
    </ActionButton>
  )
}
