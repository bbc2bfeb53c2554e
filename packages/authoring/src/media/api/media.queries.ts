import type { ApiClient } from '@console/shared/http'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { deleteMedia, fetchMedia, type MediaView, saveAltText } from './media.api.ts'

export const allMedia = ['media'] as const

export const mediaQueries = (api: ApiClient) => ({
  list: (view: MediaView) =>
    queryOptions({
      queryKey: [...allMedia, 'list', view],
      queryFn: ({ signal }) => fetchMedia(api, view, signal),
      // The page before stays until the next one is there.
      placeholderData: keepPreviousData,
    }),
})

/** A failure is shown where it happened. */
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
