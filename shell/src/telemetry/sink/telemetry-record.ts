import type { LogLevel } from '@console/shared/platform'

/** Group of a person with respect to a remote's canary. */
type CanaryGroup = 'canary' | 'control'

export type WebVital = {
  name: 'FCP' | 'LCP' | 'CLS' | 'INP' | 'FID' | 'TTFB'
  /** Milliseconds; CLS has no unit. */
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
  /** Path of the measured page. */
  path: string
}

type TelemetryPayload =
  | { kind: 'event'; name: string; properties: Record<string, unknown> }
  | { kind: 'log'; level: LogLevel; message: string; fields: Record<string, unknown> }
  | { kind: 'exception'; error: unknown; properties: Record<string, unknown> }
  | { kind: 'vital'; vital: WebVital }

/** The remote that owns the path, or the shell, which has no name here. */
export type ScreenOwner = {
  name?: string
  version: string
  assignment?: { group: CanaryGroup }
}

/** The owner of a record as sent by sinks; `shell` if no remote owns the path. */
export type RecordedOwner = {
  remote: string
  remote_version: string
  /** Set if the remote has a canary: whether this person has it. */
  canary?: CanaryGroup
}

/**
 * `time` is when it happened, in milliseconds since the epoch. `path` and `owner` are of that moment too, because
 * records wait for their sinks and another version can replace a remote.
 */
export type TelemetryRecord = TelemetryPayload & { time: number; path: string; owner: ScreenOwner }

export type TelemetrySink = (record: TelemetryRecord) => void

/** Sent by every sink. */
export type TelemetryContext = { release: string; environment: string; preview?: string | undefined }
