import {
  type Explanations,
  listPartIds,
  type MockContent,
  type NodeId,
  readPartRecording,
} from '@console/ielts'
import { foldText } from '@console/values/text/fold-text'

/** Start and end in seconds of the recording; null if not set. */
export type TimedPart = { id: NodeId; number: number; start: number | null; end: number | null }

export const listTimedParts = (content: MockContent, notes: Explanations): TimedPart[] =>
  listPartIds(content).map((id, index) => {
    const { start, end } = readPartRecording(notes, id)
    return { id, number: index + 1, start, end }
  })

/** Parses “7:05”, “7:05.4” and “425” as seconds; null for anything else. */
export function parseSeconds(text: string): number | null {
  const typed = foldText(text).replace('٫', '.').trim()
  const [, minutes = '0', seconds] = /^(?:(\d{1,3}):)?(\d{1,5}(?:\.\d+)?)$/.exec(typed) ?? []
  return seconds === undefined ? null : Number(minutes) * 60 + Number(seconds)
}

/** Formats seconds as `7:05.4`, with tenths only if there are any. */
export function formatTenths(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const [whole, tenth] = [Math.floor(tenths / 10), tenths % 10]
  const clock = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return tenth === 0 ? clock : `${clock}.${tenth}`
}

/** Sentences that say why the times are implausible. */
export function listTimeProblems(parts: readonly TimedPart[], length: number): string[] {
  return parts.flatMap(({ number, start, end }, index) => {
    const before = parts.slice(0, index).findLast((part) => part.start !== null || part.end !== null)
    const last = end ?? start
    const beginsAfter = before?.end ?? before?.start ?? 0
    return [
      start !== null && end !== null && end <= start && `Part ${number} ends before it begins.`,
      last !== null && last > length + 1 && `The recording ends before part ${number} does.`,
      before !== undefined &&
        (start ?? end ?? beginsAfter) < beginsAfter &&
        `Part ${number} begins before part ${before.number} ${before.end === null ? 'does' : 'ends'}.`,
    ].filter((problem) => problem !== false)
  })
}
