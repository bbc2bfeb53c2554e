import { isHttpError, isNetworkError } from '@console/shared/errors'
import type { MediaKind } from '@console/shared/schemas/media'

const megabyte = 1024 * 1024

/** "12.4 MB", "310 KB"; at least 1 KB unless empty. */
export const formatSize = (bytes: number): string =>
  bytes < megabyte
    ? `${Math.max(Math.min(bytes, 1), Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`

/** `accept` of the file input: extensions and types, because systems differ in which they know. */
export const acceptedFiles: Record<MediaKind, string> = {
  recording: '.mp3,.m4a,.ogg,.wav,audio/mpeg,audio/mp4,audio/ogg,audio/wav',
  picture: '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp',
}

/** The message of a failed call. */
export function toCallMessage(error: unknown): string {
  if (isNetworkError(error)) return 'The server cannot be reached. Check the connection and try again.'
  if (isHttpError(error) && error.serverMessage !== undefined) return error.serverMessage
  return error instanceof Error ? error.message : 'Something went wrong. Try again.'
}

/** Recordings and pictures are stored with absolute addresses. */
export const toAbsoluteUrl = (address: string): string => new URL(address, location.href).href
