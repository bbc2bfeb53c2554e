import { announceLongWork } from '../platform/announce-work.ts'
import type { NoticeText, Notify } from '../platform/platform.ts'
import { formatCount, formatNumber } from '../ui/number.ts'
import { type BulkRun, countOutcomes, describeDone, describeRest } from './bulk-run.ts'

type RunLabels = {
  /** "Publishing" */
  doing: string
  /** "Published" */
  done: string
  words: { one: string; many: string }
}

/** Starts a run. If it takes longer than a second, a notice reports its outcome even after its screen was left. */
export async function startAnnounced<Item>(
  notify: Notify,
  run: BulkRun<Item>,
  words: RunLabels,
): Promise<void> {
  const ended = run.start()
  const count = formatCount(run.getState().rows.length, words.words)
  const wholly = ended.then(() => {
    if (hasProblem(run)) throw new Error('Not everything was done')
  })
  void announceLongWork(notify, wholly, {
    loading: `${words.doing} ${count}…`,
    success: () => toText(run, words, count),
    error: () => toText(run, words, count),
  })
  await ended
}

function hasProblem<Item>(run: BulkRun<Item>): boolean {
  const { rows, reason } = run.getState()
  const { failed, unanswered } = countOutcomes(rows)
  return failed + unanswered > 0 || reason !== ''
}

function toText<Item>(run: BulkRun<Item>, { done, words }: RunLabels, count: string): NoticeText {
  const { rows, reason } = run.getState()
  const counts = countOutcomes(rows)
  if (counts.done === rows.length) return describeDone(done, rows.length, words)
  const rest = [...describeRest(counts), reason].filter(Boolean).join(' ')
  return { message: `${done} ${formatNumber(counts.done)} of ${count}`, description: rest }
}
