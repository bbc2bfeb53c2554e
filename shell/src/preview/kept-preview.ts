import * as z from 'zod/mini'
import { readStoredJson, tabStorage } from '../environment/device-storage.ts'

const previewKey = 'preview'

/** `link`: what an address asked for; `ended`: why the preview that ran before is over, to be said once. */
const keptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), named: z.string(), grant: z.string() }),
  z.object({ kind: z.literal('ended'), sentence: z.string(), details: z.string() }),
])
export type KeptPreview = z.infer<typeof keptSchema>

export const keepPreview = (kept: KeptPreview) => void tabStorage.write(previewKey, JSON.stringify(kept))
export const forgetPreview = () => tabStorage.remove(previewKey)

/**
 * What this tab is to preview. Where an address asks for it, the address is rid of that first, so that nobody copies the link
 * without knowing.
 */
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
