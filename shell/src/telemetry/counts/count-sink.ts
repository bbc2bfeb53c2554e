import type { ConsoleConfig } from '@console/shared/config'
import { type CountedVital, countedVitals, type SectionCount } from '@console/shared/release-server/counts'
import { toExceptionProperties } from '../sink/exception-properties.ts'
import { fetchKeepalive } from '../sink/fetch-keepalive.ts'
import { onPageLeaving } from '../sink/on-page-leaving.ts'
import { sectionOpened } from '../sink/section-opened.ts'
import type { RecordedOwner, TelemetryRecord, TelemetrySink } from '../sink/telemetry-record.ts'
import { toRecordOwner } from '../sink/to-record-owner.ts'
import { warnOnce } from '../sink/warn-once.ts'

/** Milliseconds to collect a batch. */
const batchTime = 10_000
/** Limits of one batch at the release server. */
const most = { counts: 50, number: 1000 }

type Counted = Pick<SectionCount, 'opened' | 'errors' | 'vitals'>

/** Sends counts of opened and failed sections per version to the release server, with nothing about the user. */
export function openCountSink({ url }: NonNullable<ConsoleConfig['releaseServer']>): TelemetrySink {
  const address = `${url.replace(/(?<!\/)\/+$/, '')}/v1/counts`
  const waiting = new Map<string, SectionCount>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const counts = [...waiting.values()].slice(0, most.counts)
    waiting.clear()
    if (counts.length > 0) send(address, counts).catch((error) => warnOnce('Counts could not be sent', error))
  }
  onPageLeaving(flush)

  return (record) => {
    const counted = toCounted(record)
    const { remote, remote_version: version, canary: group } = findOwner(record)
    if (counted === null || remote === undefined || version === undefined) return
    const key = `${remote} ${version} ${group}`
    const known = waiting.get(key)
    waiting.set(key, {
      ...{ remote, version },
      ...(group && { group }),
      opened: Math.min((known?.opened ?? 0) + counted.opened, most.number),
      errors: Math.min((known?.errors ?? 0) + counted.errors, most.number),
      vitals: { ...known?.vitals, ...counted.vitals },
    })
    timer ??= setTimeout(flush, batchTime)
  }
}

async function send(address: string, counts: readonly SectionCount[]): Promise<void> {
  // As text/plain, which needs no CORS preflight.
  const headers = { 'content-type': 'text/plain' }
  const answer = await fetchKeepalive(address, { method: 'POST', headers, body: JSON.stringify({ counts }) })
  if (!answer.ok) throw new Error(`The release server answered ${answer.status}`)
}

function findOwner(record: TelemetryRecord): Partial<RecordedOwner> {
  if (record.kind === 'exception') return toRecordOwner(record, toExceptionProperties(record))
  return toRecordOwner(record, record.kind === 'log' ? record.fields : {})
}

/** Null for records that are not counted. */
function toCounted(record: TelemetryRecord): Counted | null {
  const nothing = { opened: 0, errors: 0, vitals: {} }
  switch (record.kind) {
    case 'log':
      if (record.message === sectionOpened) return { ...nothing, opened: 1 }
      return record.level === 'error' ? { ...nothing, errors: 1 } : null
    case 'exception':
      return { ...nothing, errors: 1 }
    case 'vital': {
      const { name, value } = record.vital
      return isCounted(name) ? { ...nothing, vitals: { [name]: value } } : null
    }
    case 'event':
      return null
  }
}

const isCounted = (name: string): name is CountedVital => countedVitals.some((each) => each === name)
