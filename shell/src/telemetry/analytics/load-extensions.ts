import type { AnalyticsService } from './analytics-door.ts'

/** The parts of PostHog for what `config.json` switches on beyond events and exceptions. */
export async function loadExtensions(service: AnalyticsService) {
  const [flags, recording] = await Promise.all([
    service.featureFlags ? import(/* webpackChunkName: "telemetry-flags" */ './feature-flags.ts') : null,
    service.sessionRecording
      ? import(/* webpackChunkName: "telemetry-recording" */ './session-recording.ts')
      : null,
  ])
  return { ...flags?.featureFlags, ...recording?.sessionRecording }
}
