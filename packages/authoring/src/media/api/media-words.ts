import { isHttpError, isNetworkError } from '@console/shared/errors'
import type { MediaKind } from '@console/shared/schemas/media'

const megabyte = 1024 * 1024

/** "12.4 MB", "310 KB"; a file that is not empty has 1 KB at least. */
export const formatSize = (bytes: number): string =>
  bytes < megabyte
    ? `${Math.max(Math.min(bytes, 1), Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`

/** For the choice of files: by ending and by type, as each system knows them. */
export const acceptedFiles: Record<MediaKind, string> = {
  recording: '.mp3,.m4a,.ogg,.wav,audio/mpeg,audio/mp4,audio/ogg,audio/wav',
  picture: '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp',
}

/** What went wrong in a call, as the person may read it. */
export function toCallMessage(error: unknown): string {
  if (isNetworkError(error)) return 'The server cannot be reached. Check the connection and try again.'
  if (isHttpError(error) && error.serverMessage !== undefined) return error.serverMessage
  return error instanceof Error ? error.message : 'That did not work. Try again.'
}

/** Recordings and pictures are named by whole addresses, on whatever server they are. */
export const toWholeAddress = (address: string): string => new URL(address, location.href).href
