import type { ScreenHandle } from '@console/shared/screen-handle'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'

/** From the loader; null for a new mock, and while loading. */
export type NamedMock = { name: string | null }

/** Names the screen after its mock in breadcrumbs and recent screens. */
export const toMockHandle = (unnamed: string): ScreenHandle => ({
  title: ({ loaderData }) => readName(loaderData) || unnamed,
})

/** Updates the handle when the name loads or changes. */
export function useNameInHandle(name: string): void {
  const { revalidate } = useRevalidator()
  const shown = readName(useLoaderData())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each name, whatever the loader makes of it
  useEffect(() => {
    if (name.trim() !== shown) void revalidate()
  }, [name])
}

function readName(found: unknown): string | null {
  const { name } = Object(found)
  return typeof name === 'string' ? name.trim() : null
}
