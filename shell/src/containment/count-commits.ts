/** Longest pause, in milliseconds, between two commits of one run. */
const longestPause = 120
/** Commits in a run after which it is worth asking whether the screen ever comes to rest. */
const manyCommits = 40

/** What React tells whoever inspects a page. */
type DevtoolsHook = {
  supportsFiber: true
  inject(): number
  /** Empty: in development the refresher goes through what was injected before it. */
  renderers: Map<number, unknown>
  onCommitFiberRoot?(...given: unknown[]): void
  /** After the effects of a commit have run. */
  onPostCommitFiberRoot?(id: unknown, root: { pendingLanes?: unknown }): void
}

/** What React has put on screen since the page was opened, counted. */
export const commits: { total: number; onRestless(): void } = { total: 0, onRestless: () => undefined }

let run = 0
let lastAt = 0

function count() {
  commits.total += 1
  const now = performance.now()
  run = now - lastAt > longestPause ? 1 : run + 1
  lastAt = now
  if (run % manyCommits === 0) commits.onRestless()
}

// The one place in which React tells of its commits in production. It looks for the hook once, while it starts.
const scope = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevtoolsHook }
scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, renderers: new Map(), inject: () => 1 }
export const hook = scope.__REACT_DEVTOOLS_GLOBAL_HOOK__
const tellOthers = hook.onCommitFiberRoot
hook.onCommitFiberRoot = (...given) => {
  count()
  tellOthers?.apply(hook, given)
}
