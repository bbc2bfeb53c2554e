import type { ScreenHandle } from '@console/shared/screen-handle'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'

/** The name that the loader of a mock's screen knows; null for a new mock, and while it is read. */
export type NamedMock = { name: string | null }

/** Names a screen after its mock, in the breadcrumb and among the recent screens. */
export const toMockHandle = (unnamed: string): ScreenHandle => ({
  title: ({ loaderData }) => readName(loaderData) || unnamed,
})

/** Has the name read again that the loader did not know yet, or that was changed since. */
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
