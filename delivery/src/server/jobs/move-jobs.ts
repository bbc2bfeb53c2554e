import type { MoveEvent, ServedReport } from '@console/shared/release-server/move-events'
import pLimit from 'p-limit'
import { isReleaseError } from '../../errors/release-error.ts'

/** Ended moves that are kept in memory at most; older ones are in the history. */
const mostKept = 500

export type MoveJob = { id: string; team: string; events: readonly MoveEvent[] }

type Running = MoveJob & { events: MoveEvent[]; listeners: Set<() => void> }

/** `emit` shows a line to everybody who follows the move. */
export type MoveWork = (emit: (text: string) => void) => Promise<ServedReport>

export type MoveJobs = ReturnType<typeof createMoveJobs>

/**
 * Requested moves. Each runs to its end without listeners too, and its events can be read by its id.
 * @param log faults of the server itself.
 */
export function createMoveJobs(
  log: (error: unknown) => void,
  withoutPaths: (message: string) => string = (message) => message,
) {
  const jobs = new Map<string, Running>()
  // Moves that open a browser run one after the other: side by side they would only overtake one another.
  const oneByOne = pLimit(1)

  const add = (job: Running, event: MoveEvent) => {
    job.events.push(event)
    for (const tell of job.listeners) tell()
  }
  const run = async (job: Running, work: MoveWork) => {
    try {
      add(job, { kind: 'done', report: await work((text) => add(job, { kind: 'line', text })) })
    } catch (error) {
      const failure = toFailure(error, log)
      add(job, failure.kind === 'failed' ? { ...failure, message: withoutPaths(failure.message) } : failure)
    }
    for (const [id, { events }] of jobs) {
      if (jobs.size <= mostKept) return
      if (isLast(events.at(-1))) jobs.delete(id)
    }
  }
  return {
    /** The team's move with this id. Moves of other teams are not found. */
    find(id: string, team: string): MoveJob | undefined {
      const job = jobs.get(id)
      return job?.team === team ? job : undefined
    },
    /** @param queued the move waits until those before it are done. */
    start(id: string, team: string, { queued, work }: { queued: boolean; work: MoveWork }): MoveJob {
      const job: Running = { id, team, events: [{ kind: 'accepted', id }], listeners: new Set() }
      jobs.set(id, job)
      if (queued && oneByOne.activeCount > 0)
        add(job, { kind: 'line', text: 'Waiting for another release to be checked…' })
      void (queued ? oneByOne(() => run(job, work)) : run(job, work))
      return job
    },
    /** Calls `onEvent` with all past and future events. @returns a function that stops this. */
    listen(id: string, onEvent: (event: MoveEvent) => void): () => void {
      const job = jobs.get(id)
      if (job === undefined) return () => undefined
      let told = 0
      const tell = () => {
        for (const event of job.events.slice(told)) {
          told++
          onEvent(event)
        }
      }
      job.listeners.add(tell)
      tell()
      return () => void job.listeners.delete(tell)
    },
  }
}

export const isLast = (event: MoveEvent | undefined): boolean =>
  event?.kind === 'done' || event?.kind === 'failed'

function toFailure(error: unknown, log: (error: unknown) => void): MoveEvent {
  if (isReleaseError(error)) {
    const { code, message, onScreen } = error
    return { kind: 'failed', code, message, ...(onScreen !== undefined && { on_screen: onScreen }) }
  }
  log(error)
  const failed = 'The release server failed, and its log says why. Whether the move was made is in'
  return {
    ...{ kind: 'failed', code: 'server' },
    ...{ message: `${failed} pnpm release list.`, on_screen: `${failed} the history.` },
  }
}
