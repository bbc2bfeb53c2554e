import type { MockSection } from '@console/ielts/schemas'
import { announceWork } from '@console/shared/announce-work'
import { toUserMessage } from '@console/shared/errors'
import type { RecordId } from '@console/shared/http/record-list'
import type { Platform } from '@console/shared/platform'
import { mockPaths } from '../navigation/paths.ts'

type Named = { id: RecordId; name: string }

/** Copies the server’s current version as a draft; the notice opens it in the editor. */
export function duplicateMock(
  platform: Platform,
  section: MockSection,
  { id, name }: Named,
  go: (to: string) => void,
): Promise<void> {
  const create = async () =>
    (await import(/* webpackChunkName: "checks" */ './create-copy.ts')).createCopy(platform, section, id)
  return announceWork(platform.notify, create(), {
    loading: `Duplicating “${name}”…`,
    success: ({ id: copyId, name: copy, doubt }) => ({
      message: `Created “${copy}”${doubt === null ? '' : ' (checked in the list)'}`,
      description: doubt === null ? 'Learners do not see it until it is published.' : toUserMessage(doubt),
      action: { label: 'Open', onClick: () => go(mockPaths[section].toEditor(copyId)) },
    }),
    error: (error) => ({
      message: `${isUncertain(error) ? 'Perhaps ' : ''}“${name}” was not duplicated`,
      description: toUserMessage(error),
    }),
  })
}

const isUncertain = (error: unknown) => error instanceof Error && error.name === 'UncertainCopyError'
