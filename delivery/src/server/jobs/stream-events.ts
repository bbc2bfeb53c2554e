import type { MoveEvent } from '@console/shared/release-server/move-events'
import { isLast, type MoveJobs } from './move-jobs.ts'

/** Proxies close an idle connection, many after a minute. */
const waitingEvery = 10_000

/** The events of a move as JSON lines, from the first to the last. A reader who leaves does not end the move. */
export function streamEvents(jobs: MoveJobs, id: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream({
    start(controller) {
      const send = (event: MoveEvent) => controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))
      const timer = setInterval(() => send({ kind: 'waiting' }), waitingEvery)
      let isEnded = false
      let stopListening = () => {}
      stop = () => {
        isEnded = true
        clearInterval(timer)
        stopListening()
      }
      const end = () => {
        stop()
        controller.close()
      }
      stopListening = jobs.listen(id, (event) => {
        send(event)
        if (isLast(event)) end()
      })
      // The move may have ended already.
      if (isEnded) stopListening()
    },
    cancel: () => stop(),
  })
}
