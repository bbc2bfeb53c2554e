import { scrub } from '../scrub/scrub.ts'
import type { TelemetryContext } from '../sink/telemetry-record.ts'
import { maskRecording } from './mask-recording.ts'

type Fields = Record<string, unknown>
type CapturedEvent = { uuid?: string; event?: string; properties?: Fields; timestamp?: Date }

/** The client's own ids, some of which look like phone numbers; `token` is the project's public key. */
const ownIds = ['token', 'distinct_id', '$device_id', '$session_id', '$window_id']

/** Fields without personal data and secrets. */
export function toSentFields(fields: Fields): Fields {
  const ids = Object.entries(fields).filter(([name]) => ownIds.includes(name))
  return { ...scrub(fields), ...Object.fromEntries(ids) }
}

/** An event in the service's format, with the recorded time and properties, scrubbed. */
export function toSentEvent(
  { uuid, event, properties, timestamp }: CapturedEvent,
  context: TelemetryContext,
) {
  const { $snapshot_data: recording, ...facts }: Fields = { ...properties, ...context }
  const time = facts['$time']
  return {
    uuid,
    event,
    properties: {
      ...toSentFields(facts),
      ...(recording === undefined ? {} : { $snapshot_data: maskRecording(recording) }),
    },
    timestamp: typeof time === 'number' ? new Date(time * 1000) : timestamp,
  }
}
