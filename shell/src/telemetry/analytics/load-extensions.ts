import type { AnalyticsService } from './analytics-door.ts'

/**
 * Parts of PostHog that `config.json` enables beyond events and exceptions. Their chunks are unnamed; named ones would
 * be loaded before the first paint.
 */
export async function loadExtensions(service: AnalyticsService) {
  const [flags, recording] = await Promise.all([
    service.featureFlags ? import('./feature-flags.ts') : null,
    service.sessionRecording ? import('./session-recording.ts') : null,
  ])
  return { ...flags?.featureFlags, ...recording?.sessionRecording }
}
