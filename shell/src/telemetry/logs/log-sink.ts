import { scrub } from '../scrub/scrub.ts'
import { toExceptionProperties } from '../sink/exception-properties.ts'
import { onPageLeaving } from '../sink/on-page-leaving.ts'
import type { TelemetryContext, TelemetryRecord, TelemetrySink } from '../sink/telemetry-record.ts'
import { toRecordOwner } from '../sink/to-record-owner.ts'
import { warnOnce } from '../sink/warn-once.ts'
import { createLogBatches } from './log-batches.ts'
import { createLogClient, type LogService } from './log-client.ts'

type LogEvent = { level: string; message: string; fields: Record<string, unknown> }

/** Sends logs, exceptions and web vitals to the log-ingestion service, but no analytics events. */
export function openLogSink(service: LogService, context: TelemetryContext): TelemetrySink {
  const client = createLogClient(service, (error) => warnOnce('Logs could not be sent', error))
  const batches = createLogBatches(client.ingest)
  onPageLeaving(batches.flushBeforeLeaving)
  return (record) => {
    const event = toLogEvent(record)
    if (event === null) return
    const { time, path } = record
    const place = { path, ...toRecordOwner(record, event.fields), ...context }
    batches.add(JSON.stringify(scrub({ _time: new Date(time).toISOString(), ...event, ...place })))
  }
}

function toLogEvent(record: TelemetryRecord): LogEvent | null {
  switch (record.kind) {
    case 'event':
      return null
    case 'log':
      return { level: record.level, message: record.message, fields: record.fields }
    case 'vital':
      return { level: 'info', message: 'web-vital', fields: record.vital }
    case 'exception': {
      const { error, properties } = record
      const message = error instanceof Error ? error.message : String(error)
      return {
        level: 'error',
        message,
        fields: { ...properties, ...toExceptionProperties(record), exception: error },
      }
    }
  }
}
