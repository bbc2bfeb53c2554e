import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { createStore } from 'zustand/vanilla'

/** Path of the screen that the frame has taken away, or null; and where the person was on their way to, if anywhere. */
export const cutStore = createStore<{ path: string | null; coming: string | null }>(() => ({
  path: null,
  coming: null,
}))
export const endCut = () => cutStore.setState({ path: null, coming: null })

type Heartbeat = {
  tried: number
  shown: number
  path: string
  /** The remote whose path it is. */
  owner: ReleasedRemote | null
  send(beat: number): void
}

/** The frame's own beat: the last that React began to draw, and the last that was shown. */
export const heartbeat: Heartbeat = { tried: 0, shown: 0, path: '/', owner: null, send: () => undefined }
