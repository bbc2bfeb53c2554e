type Pause = {
  /** Milliseconds without a note that count as a pause. */
  quietFor: number
  /** The longest `run` waits while notes go on; without it, it waits for a pause. */
  atLatest?: number
}

/**
 * Runs `run` once for all notes of a moment, when they pause. A timer that waits looks for itself whether it has to wait
 * on: setting it anew would cost every key that is noted.
 */
export function createQuietTimer(run: () => void, { quietFor, atLatest = Number.POSITIVE_INFINITY }: Pause) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the first and the last of the notes were that `run` has not heard of. */
  let untold: { from: number; to: number } | null = null

  function look() {
    timer = undefined
    if (untold === null) return
    const left = Math.min(untold.to + quietFor, untold.from + atLatest) - Date.now()
    if (left > 0) {
      timer = setTimeout(look, left)
      return
    }
    untold = null
    run()
  }

  return {
    note() {
      const now = Date.now()
      untold = { from: untold?.from ?? now, to: now }
      timer ??= setTimeout(look, quietFor)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      untold = null
    },
  }
}
