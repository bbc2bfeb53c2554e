import { parseTypedMoment } from '@console/values/time/parse-typed-moment'
import { toWireTimestamp } from '@console/values/time/timestamp'
import { toZonedText } from '@console/values/time/zoned-time'
import type { MockDocument } from './mock-document.schema.ts'

/** A timestamp as local time in the zone, `2026-12-01 09:00`; invalid text is returned unchanged. */
export function toShownMoment(text: string, timeZone: string): string {
  const moment = parseTypedMoment(text)
  if (Number.isNaN(moment)) return text
  return toZonedText(new Date(moment).toISOString(), timeZone)
    .replace('T', ' ')
    .replace(/(:\d\d):00$/, '$1')
}

/** Converts typed local time in the zone to a wire timestamp; invalid text is returned unchanged. */
export function fromTyped(typed: string, timeZone: string): string {
  const moment = parseTypedMoment(typed, timeZone)
  return Number.isNaN(moment) ? typed : toWireTimestamp(moment)
}

type Times = Pick<MockDocument, 'start_time' | 'end_time'>

const changeTimes = (document: MockDocument, change: (text: string, field: keyof Times) => string) => ({
  ...document,
  start_time: document.start_time && change(document.start_time, 'start_time'),
  end_time: document.end_time && change(document.end_time, 'end_time'),
})

/** Writes start and end in one format, so that the same time in another format does not count as a change. */
export const normaliseMoments = (document: MockDocument): MockDocument =>
  changeTimes(document, (text) => {
    const moment = parseTypedMoment(text)
    return Number.isNaN(moment) ? text : toWireTimestamp(moment)
  })

/** Restores the server's text of start and end if they are still the same times. */
export const keepMoments = (document: MockDocument, known: Times): MockDocument =>
  changeTimes(document, (text, field) => {
    const theirs = known[field]
    return theirs && parseTypedMoment(theirs) === parseTypedMoment(text) ? theirs : text
  })
