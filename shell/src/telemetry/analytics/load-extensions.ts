import type { AnalyticsService } from './analytics-door.ts'

/**
 * The parts of PostHog for what `config.json` switches on beyond events and exceptions. Their chunks are without names,
 * which everybody would load before the first paint.
 */
export async function loadExtensions(service: AnalyticsService) {
  const [flags, recording] = await Promise.all([
    service.featureFlags ? import('./feature-flags.ts') : null,
    service.sessionRecording ? import('./session-recording.ts') : null,
  ])
  return { ...flags?.featureFlags, ...recording?.sessionRecording }
}
