import { usePlatform } from '@console/shared/platform-context'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Upload, UploadState } from './create-upload.ts'
import { openUploads } from './uploads.store.ts'

/** State of an upload; while mounted, its end is not announced by a notice. */
export function useUploadState(upload: Upload): UploadState {
  const uploads = openUploads(usePlatform())
  useEffect(() => uploads.watch(upload), [uploads, upload])
  return useStore(upload.store)
}
