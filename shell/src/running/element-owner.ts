import { shownSection } from '../containment/shown-section.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

/** Owner of an element: the shell, or a remote's section. */
export type ElementOwner = { name: string; title: string; version: string; team: string }

type Sources = { loader: RemoteLoader; shellVersion: string }

/**
 * A section's container names its owner, and parts of the shell and of other remotes inside it are marked. Overlays of a section are outside
 * both, at the end of the body.
 */
export function findElementOwner(element: Element, { loader, shellVersion }: Sources): ElementOwner {
  const marked = element.closest<HTMLElement>('[data-drawn-by], [data-remote], #root')
  const name =
    marked === null ? shownSection.getState() : (marked.dataset['drawnBy'] ?? marked.dataset['remote'])
  const remote = loader.find(name ?? '')
  return remote ?? { name: 'shell', title: 'Shell', version: shellVersion, team: 'Platform' }
}
