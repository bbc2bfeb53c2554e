import { shownSection } from '../containment/sections.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

/** Whose code drew something: of the shell, or the section of a remote. */
export type Drawer = { name: string; title: string; version: string; team: string }

type Sources = { loader: RemoteLoader; shellVersion: string }

/**
 * The section's place says whose it is, and what the shell shows within it says that it is the shell's. What a section opens
 * over the page stands outside of both, at the end of the body.
 */
export function findDrawer(element: Element, { loader, shellVersion }: Sources): Drawer {
  const marked = element.closest<HTMLElement>('[data-drawn-by], [data-remote], #root')
  const name = marked === null ? shownSection.getState() : marked.dataset['remote']
  const remote =
    marked?.dataset['drawnBy'] === 'shell'
      ? undefined
      : loader.remotes.getState().find((each) => each.name === name)
  return remote ?? { name: 'shell', title: 'Shell', version: shellVersion, team: 'Platform' }
}
