import { hook } from './count-commits.ts'

/** How many links a chain of promises may have from an effect to the state that it sets. */
const mostLinks = 8

/**
 * Counts the commits whose effects brought about the next update, at once or through promises. Those of timers, requests
 * and people come in a task of their own, and are none of them.
 */
export function countChained() {
  let chained = 0
  const tellOthers = hook.onPostCommitFiberRoot
  hook.onPostCommitFiberRoot = (id, root) => {
    tellOthers?.call(hook, id, root)
    void afterPromises(() => {
      if (typeof root.pendingLanes === 'number' && root.pendingLanes !== 0) chained += 1
    })
  }
  return {
    /** Since it was last asked. */
    take() {
      const taken = chained
      chained = 0
      return taken
    },
    stop() {
      if (tellOthers === undefined) delete hook.onPostCommitFiberRoot
      else hook.onPostCommitFiberRoot = tellOthers
    },
  }
}

async function afterPromises(look: () => void) {
  for (let link = 0; link < mostLinks; link++) await undefined
  look()
}
