import { foldText } from '@console/values/text/fold-text'
import { parseTimestamp, toWireTimestamp } from '@console/values/time/timestamp'
import { toZonedText } from '@console/values/time/zoned-time'
import type { MockDocument } from './mock-document.schema.ts'

/** ISO 8601, of which servers leave out this and that; people write 9:00. */
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?(?:Z|[+-]\d\d(?::?\d\d)?))?)?$/i
/** `Tue, 01 Dec 2026 09:00:00 GMT`. `Date.parse` alone would take `5` for a day in May. */
const inWords = /[a-z]{3} \d{4} .{0,40}GMT$/i

/** When a text of a mock is, in milliseconds since the epoch; without a zone it is in the API’s, or the one given. NaN for no time. */
export function readMoment(text: string, timeZone?: string): number {
  const found = foldText(text).trim()
  const [, day] = iso.exec(found) ?? []
  if (day === undefined) return inWords.test(found) ? parseTimestamp(found) : Number.NaN
  const start = Date.parse(`${day}T00:00:00Z`)
  // The 31st of a month that has 30 days would become the 1st of the next.
  const isDay = !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
  return isDay ? parseTimestamp(found.replace(/([T ])(\d:)/i, '$10$2'), timeZone) : Number.NaN
}

/** `2026-12-01 09:00`, as a clock in the zone shows it; what is no time stays as it is. */
export function toShownMoment(text: string, timeZone: string): string {
  const moment = readMoment(text)
  if (Number.isNaN(moment)) return text
  return toZonedText(new Date(moment).toISOString(), timeZone)
    .replace('T', ' ')
    .replace(/(:\d\d):00$/, '$1')
}

/** What was typed on the zone’s clock, as it is sent; what is no time stays as it is. */
export function fromTyped(typed: string, timeZone: string): string {
  const moment = readMoment(typed, timeZone)
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
    const moment = readMoment(text)
    return Number.isNaN(moment) ? text : toWireTimestamp(moment)
  })

/** The same moments in the text that the server has for them. */
export const keepMoments = (document: MockDocument, known: Times): MockDocument =>
  changeTimes(document, (text, field) => {
    const theirs = known[field]
    return theirs && readMoment(theirs) === readMoment(text) ? theirs : text
  })
