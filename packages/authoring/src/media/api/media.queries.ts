import type { ApiClient } from '@console/shared/http'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { deleteMedia, fetchMedia, type MediaView, saveAltText } from './media.api.ts'

export const allMedia = ['media'] as const

export const mediaQueries = (api: ApiClient) => ({
  list: (view: MediaView) =>
    queryOptions({
      queryKey: [...allMedia, 'list', view],
      queryFn: ({ signal }) => fetchMedia(api, view, signal),
      // Keeps the previous page until the next one has loaded.
      placeholderData: keepPreviousData,
    }),
})

/** Failures are shown by their callers. */
export const mediaMutations = (api: ApiClient) => ({
  describe: () =>
    mutationOptions({
      mutationFn: ({ id, alt }: { id: number; alt: string }) => saveAltText(api, id, alt),
      meta: { invalidates: [allMedia], showsOwnErrors: true },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: number) => deleteMedia(api, id),
      meta: { invalidates: [allMedia], showsOwnErrors: true },
    }),
})
