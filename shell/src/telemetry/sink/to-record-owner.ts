import type { RecordedOwner, ScreenOwner, TelemetryRecord } from './telemetry-record.ts'

/**
 * Whose a record is: the remote that what was reported names, else the owner of the screen it happened on. Without a
 * version where it is another's than the screen's, and what was reported does not say which.
 */
export function toRecordOwner(
  { owner: screen }: Pick<TelemetryRecord, 'owner'>,
  facts: Record<string, unknown> = {},
): Partial<RecordedOwner> & Pick<RecordedOwner, 'remote'> {
  const { remote, remote_version, canary } = facts
  const owner = toOwner(screen)
  if (typeof remote !== 'string') return owner
  const { remote: name, remote_version: version } = owner
  if (remote === name && (remote_version === undefined || remote_version === version)) return owner
  return {
    remote,
    ...(typeof remote_version === 'string' && { remote_version }),
    ...((canary === 'canary' || canary === 'control') && { canary }),
  }
}

const toOwner = ({ name = 'shell', version, assignment }: ScreenOwner): RecordedOwner => ({
  remote: name,
  remote_version: version,
  ...(assignment && { canary: assignment.group }),
})
