import type { LogLevel } from '@console/shared/platform'

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

/** `time` is when it happened, in milliseconds since the epoch; `path` where, since records wait for their sinks. */
export type TelemetryRecord = RecordedFacts & { time: number; path: string }

export type TelemetrySink = (record: TelemetryRecord) => void

/** What every sink sends along. */
export type TelemetryContext = { release: string; environment: string }
