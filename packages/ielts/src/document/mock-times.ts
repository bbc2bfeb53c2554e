import { parseTypedTime } from '@console/values/time/parse-typed-time'
import { toWireTimestamp } from '@console/values/time/timestamp'
import { toZonedText } from '@console/values/time/zoned-time'
import type { MockDocument } from './mock-document.schema.ts'

/** A timestamp as local time in the zone, `2026-12-01 09:00`; invalid text is returned unchanged. */
export function toLocalTime(text: string, timeZone: string): string {
  const instant = parseTypedTime(text)
  if (Number.isNaN(instant)) return text
  return toZonedText(new Date(instant).toISOString(), timeZone)
    .replace('T', ' ')
    .replace(/(:\d\d):00$/, '$1')
}

/** Converts typed local time in the zone to a wire timestamp; invalid text is returned unchanged. */
export function fromLocalTime(typed: string, timeZone: string): string {
  const instant = parseTypedTime(typed, timeZone)
  return Number.isNaN(instant) ? typed : toWireTimestamp(instant)
}

type Times = Pick<MockDocument, 'start_time' | 'end_time'>

const changeTimes = (document: MockDocument, change: (text: string, field: keyof Times) => string) => ({
  ...document,
  start_time: document.start_time && change(document.start_time, 'start_time'),
  end_time: document.end_time && change(document.end_time, 'end_time'),
})

/** Writes start and end in one format, so that the same time in another format does not count as a change. */
export const normaliseTimes = (document: MockDocument): MockDocument =>
  changeTimes(document, (text) => {
    const instant = parseTypedTime(text)
    return Number.isNaN(instant) ? text : toWireTimestamp(instant)
  })

/** Restores the server's text of start and end if they are still the same times. */
export const keepServerTimes = (document: MockDocument, known: Times): MockDocument =>
  changeTimes(document, (text, field) => {
    const theirs = known[field]
    return theirs && parseTypedTime(theirs) === parseTypedTime(text) ? theirs : text
  })
