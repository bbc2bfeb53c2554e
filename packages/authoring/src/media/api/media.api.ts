import type { ApiClient } from '@console/shared/http'
import {
  type MediaKind,
  mediaFileSchema,
  mediaListSchema,
  receivedSchema,
  type UploadPayload,
  uploadSchema,
} from '@console/shared/schemas/media'
import * as z from 'zod/mini'

export type MediaView = { search: string; kind: MediaKind | undefined; page: number }

export function fetchMedia(api: ApiClient, { search, kind, page }: MediaView, signal?: AbortSignal) {
  const query = new URLSearchParams({ page: `${page}` })
  if (search !== '') query.set('search', search)
  if (kind !== undefined) query.set('kind', kind)
  return api.request({ path: `media?${query}`, schema: mediaListSchema, signal })
}

export const openUpload = (api: ApiClient, body: UploadPayload, signal: AbortSignal) =>
  api.request({ method: 'POST', path: 'media/uploads', body, schema: uploadSchema, signal })

export const sendPart = (
  api: ApiClient,
  { id, offset }: { id: number; offset: number },
  body: Blob,
  signal: AbortSignal,
) =>
  api.request({
    method: 'PUT',
    path: `media/uploads/${id}/parts/${offset}`,
    body,
    schema: receivedSchema,
    signal,
  })

export const finishUpload = (api: ApiClient, id: number, signal: AbortSignal) =>
  api.request({ method: 'POST', path: `media/uploads/${id}/finish`, schema: mediaFileSchema, signal })

export const cancelUpload = (api: ApiClient, id: number) =>
  api.request({ method: 'DELETE', path: `media/uploads/${id}`, schema: z.unknown() })

export const saveAltText = (api: ApiClient, id: number, alt: string) =>
  api.request({ method: 'PUT', path: `media/${id}`, body: { alt }, schema: mediaFileSchema })

export const deleteMedia = (api: ApiClient, id: number) =>
  api.request({ method: 'DELETE', path: `media/${id}`, schema: z.unknown() })
