import type { Platform } from '@console/shared/platform'
import type { Upload } from './create-upload.ts'

type Held = { list(): readonly Upload[]; pauseAll(): void }

/** Number of files listed by name; beyond that only their count. */
const maxListed = 3

/** Makes the shell ask before closing the tab, signing out or updating while uploads are in progress. */
export function createUploadGuard({ editors }: Pick<Platform, 'editors'>, { list, pauseAll }: Held) {
  let release: (() => void) | undefined

  const hold = () =>
    editors.add({
      hasUnsavedWork: () => true,
      describe: () => ({ stopped: describeFiles(list()) }),
      release: async () => {
        pauseAll()
        return true
      },
    })

  return {
    /** Guards the page if any upload is running, and stops guarding it otherwise. */
    renew() {
      if (list().length === 0) {
        release?.()
        release = undefined
      } else release ??= hold()
    },
  }
}

function describeFiles(uploads: readonly Upload[]): string {
  const names = uploads.slice(0, maxListed).map(({ file }) => `“${file.name}”`)
  const more = uploads.length - names.length
  const parts = more === 0 ? names : [...names, `${more} more`]
  const files = new Intl.ListFormat('en-GB').format(parts)
  return uploads.length === 1
    ? `${files} is still being uploaded. Choose the file again later, and the upload continues where it stopped.`
    : `${files} are still being uploaded. Choose the files again later, and the uploads continue where they stopped.`
}
