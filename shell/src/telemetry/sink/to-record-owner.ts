import type { RecordedOwner, ScreenOwner, TelemetryRecord } from './telemetry-record.ts'

/**
 * The owner of a record: the remote named in the report, else the owner of the screen. Without a version if the report
 * names another remote and no version.
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
