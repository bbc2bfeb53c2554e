import type { BootDocuments } from '../release/boot-documents.ts'
import type { KnownRelease } from '../release/known-release.ts'
import { isSignedIn, sessionStore } from '../session/session.store.ts'
import { applyPreview } from './apply-preview.ts'
import { fetchPreview } from './fetch-preview.ts'
import { forgetPreview, type KeptPreview, takeKept } from './kept-preview.ts'
import { mayPreview } from './may-preview.ts'
import { PreviewRefusal } from './preview-refusal.ts'
import { readGrant } from './read-grant.ts'

/**
 * The boot documents with this tab's preview applied, verified on every page load; anything refused is left out, and
 * the release says why. Waits until somebody is signed in.
 */
export async function openPreview(documents: BootDocuments): Promise<BootDocuments> {
  const kept = takeKept()
  if (kept === null) return documents
  return { ...documents, release: await openKept(kept, documents) }
}

async function openKept(kept: KeptPreview, { config, release }: BootDocuments): Promise<KnownRelease> {
  if (kept.kind === 'ended') {
    forgetPreview()
    return { ...release, preview: { ...kept, state: 'ended' } }
  }
  if (!isSignedIn()) return { ...release, preview: { state: 'waiting' } }
  try {
    const grant = await readGrant(kept, config)
    if (!mayPreview(sessionStore.getState()))
      throw new PreviewRefusal(
        'not-permitted',
        'You don’t have access to previews. An administrator can give your account the permission releases.preview; then sign in again.',
      )
    return applyPreview(release, { grant, file: await fetchPreview(grant) }, config)
  } catch (error) {
    if (!(error instanceof PreviewRefusal)) throw error
    if (error.reason !== 'unreachable') forgetPreview()
    return { ...release, preview: { state: 'refused', sentence: error.message, reason: error.reason } }
  }
}
