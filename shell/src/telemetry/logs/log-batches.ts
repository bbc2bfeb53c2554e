import { countBytes, keepaliveLimit } from '../sink/fetch-keepalive.ts'

/** SPEC §9: flushed at 1000 events or after 1 second. */
const batchSize = 1000
const batchTime = 1000
/** Further events wait: an unresponsive service must not collect batches without limit. */
const maxConcurrentBatches = 4

/** Collects lines and sends them in batches; `send` must not reject. */
export function createLogBatches(send: (lines: readonly string[]) => Promise<unknown>) {
  const waiting: string[] = []
  let underWay = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function sendBatch(lines: readonly string[]) {
    underWay += 1
    await send(lines)
    underWay -= 1
    if (waiting.length > 0) schedule()
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0 && underWay < maxConcurrentBatches) void sendBatch(waiting.splice(0, batchSize))
  }

  function schedule() {
    if (waiting.length >= batchSize) flush()
    else timer ??= setTimeout(flush, batchTime)
  }

  return {
    add(line: string) {
      waiting.push(line)
      if (waiting.length > batchSize) waiting.shift()
      schedule()
    },
    /** Sends everything now, in pieces small enough for keepalive requests. */
    flushBeforeLeaving() {
      clearTimeout(timer)
      timer = undefined
      for (const lines of splitByBytes(waiting.splice(0))) void sendBatch(lines)
    },
  }
}

function splitByBytes(lines: readonly string[]): string[][] {
  const pieces: string[][] = []
  let room = 0
  for (const line of lines) {
    const bytes = countBytes(line) + 1
    const piece = pieces.at(-1)
    if (piece !== undefined && bytes <= room) {
      piece.push(line)
      room -= bytes
    } else {
      pieces.push([line])
      room = keepaliveLimit - bytes
    }
  }
  return pieces
}
