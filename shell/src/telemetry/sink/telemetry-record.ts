import type { LogLevel } from '@console/shared/platform'
import type { CanaryGroup } from '@console/shared/release-server/counts'

export type WebVital = {
  name: 'FCP' | 'LCP' | 'CLS' | 'INP' | 'FID' | 'TTFB'
  /** Milliseconds; CLS has no unit. */
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
  /** Of the page that was measured. */
  path: string
}

type RecordedFacts =
  | { kind: 'event'; name: string; properties: Record<string, unknown> }
  | { kind: 'log'; level: LogLevel; message: string; fields: Record<string, unknown> }
  | { kind: 'exception'; error: unknown; properties: Record<string, unknown> }
  | { kind: 'vital'; vital: WebVital }

/** The remote that owns the path, or the shell, which has no name there. */
export type ScreenOwner = {
  name?: string
  version: string
  assignment?: { group: CanaryGroup }
}

/** Whose a record is, as sinks tell it; `shell` where no remote owns the path. */
export type RecordedOwner = {
  remote: string
  remote_version: string
  /** Of a remote that has a canary: whether this person has it. */
  canary?: CanaryGroup
}

/**
 * `time` is when it happened, in milliseconds since the epoch; `path` where, since records wait for their sinks; `owner`
 * as it was then, since another version can take a remote's place.
 */
export type TelemetryRecord = RecordedFacts & { time: number; path: string; owner: ScreenOwner }

export type TelemetrySink = (record: TelemetryRecord) => void

/** What every sink sends along. */
export type TelemetryContext = { release: string; environment: string; preview?: string | undefined }
