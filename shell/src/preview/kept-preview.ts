import * as z from 'zod/mini'
import { readStoredJson, tabStorage } from '../environment/device-storage.ts'

const previewKey = 'preview'

/** `link`: from the address; `ended`: why the last preview ended, to be shown once. */
const keptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), named: z.string(), grant: z.string() }),
  z.object({ kind: z.literal('ended'), sentence: z.string(), details: z.string() }),
])
export type KeptPreview = z.infer<typeof keptSchema>

export const keepPreview = (kept: KeptPreview) => void tabStorage.write(previewKey, JSON.stringify(kept))
export const forgetPreview = () => tabStorage.remove(previewKey)

/** The preview of this tab. Removes a grant from the address first, so that nobody copies the link by accident. */
export function takeKept(): KeptPreview | null {
  const url = new URL(location.href)
  const { searchParams: search } = url
  const grant = search.get('grant')
  if (grant === null) return readStoredJson(tabStorage, previewKey, keptSchema)
  const kept = { kind: 'link', named: search.get('preview') ?? search.get('release') ?? '', grant } as const
  for (const name of ['preview', 'release', 'grant']) search.delete(name)
  history.replaceState(history.state, '', url)
  keepPreview(kept)
  return kept
}
