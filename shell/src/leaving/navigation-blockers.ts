import { type BlockerFunction, type DataRouter, type Location, NavigationType } from 'react-router'
import { readRouter } from '../containment/router-in-use.ts'

let connected: DataRouter | null = null
let mayGo = false
const blockers = new Map<string, BlockerFunction>()

/** From now on keeps what screens block navigation with: the router itself does not say whether one of them would. */
export function watchBlockers(): void {
  const router = readRouter()
  if (router === null || router === connected) return
  connected = router
  const { getBlocker, deleteBlocker } = router
  router.getBlocker = (key, blocks) => {
    blockers.set(key, blocks)
    return getBlocker(key, (move) => !mayGo && isBlockedBy(blocks, move))
  }
  router.deleteBlocker = (key) => {
    blockers.delete(key)
    if (blockers.size === 0) mayGo = false
    deleteBlocker(key)
  }
}

/** The router asks a screen whether it may be left where nothing catches: one that throws would keep everybody on it. */
function isBlockedBy(blocks: BlockerFunction, move: Parameters<BlockerFunction>[0]): boolean {
  try {
    return blocks(move)
  } catch (error) {
    reportError(error)
    return false
  }
}

export const hasBlockers = (): boolean => blockers.size > 0

/** Whether a screen would hold somebody who goes from here to the sign-in screen. */
export function isBlocked(): boolean {
  const currentLocation = connected?.state.location
  if (currentLocation === undefined) return false
  const nextLocation: Location = {
    ...currentLocation,
    pathname: '/signin',
    search: '',
    hash: '',
    state: null,
  }
  const move = { currentLocation, nextLocation, historyAction: NavigationType.Replace }
  return [...blockers.values()].some((blocks) => isBlockedBy(blocks, move))
}

/** After the person was asked: no screen that is open now holds them. */
export function unblock(): void {
  mayGo = blockers.size > 0
}
