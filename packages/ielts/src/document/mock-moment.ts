import { parseTypedMoment } from '@console/values/time/parse-typed-moment'
import { toWireTimestamp } from '@console/values/time/timestamp'
import { toZonedText } from '@console/values/time/zoned-time'
import type { MockDocument } from './mock-document.schema.ts'

/** `2026-12-01 09:00`, as a clock in the zone shows it; what is no time stays as it is. */
export function toShownMoment(text: string, timeZone: string): string {
  const moment = parseTypedMoment(text)
  if (Number.isNaN(moment)) return text
  return toZonedText(new Date(moment).toISOString(), timeZone)
    .replace('T', ' ')
    .replace(/(:\d\d):00$/, '$1')
}

/** What was typed on the zone’s clock, as it is sent; what is no time stays as it is. */
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

/** One spelling for each time, so that the same moment in other words is no difference. */
export const normaliseMoments = (document: MockDocument): MockDocument =>
  changeTimes(document, (text) => {
    const moment = parseTypedMoment(text)
    return Number.isNaN(moment) ? text : toWireTimestamp(moment)
  })

/** The same moments in the text that the server has for them. */
export const keepMoments = (document: MockDocument, known: Times): MockDocument =>
  changeTimes(document, (text, field) => {
    const theirs = known[field]
    return theirs && parseTypedMoment(theirs) === parseTypedMoment(text) ? theirs : text
  })
